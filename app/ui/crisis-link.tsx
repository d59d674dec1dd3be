import type { CrisisAction } from "#app/content/crisis.ts";
import { Icon, type IconName } from "./icon.tsx";

const icons: Record<CrisisAction["kind"], IconName> = { tel: "phone", sms: "message", web: "web" };

/** A link that calls, texts, or opens a crisis service's site in a new tab. */
export function CrisisLink({ action, className }: { action: CrisisAction; className: string }) {
  const newTab = action.kind === "web";
  return (
    <a
      href={action.href}
      className={className}
      {...(newTab ? { target: "_blank", rel: "noopener noreferrer" } : {})}
    >
      <Icon name={icons[action.kind]} />
      <span>
        {action.label}
        {newTab ? <span className="sr-only"> (opens a new tab)</span> : null}
      </span>
    </a>
  );
}
