import type { ReactNode } from "react";
import { Icon } from "./icon.tsx";
import { container } from "./page.tsx";

/** A banner over the whole width that readers must not miss. */
export function WarningBanner({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="border-b border-caution-line bg-caution-wash">
      <div className={`${container} flex gap-4 py-5`}>
        <Icon name="warning" className="mt-0.5 size-6 text-caution" />
        <div>
          <p className="font-bold text-caution">{title}</p>
          <div className="mt-1 max-w-[75ch]">{children}</div>
        </div>
      </div>
    </div>
  );
}

/** A note inside a page: plain, or a caution. */
export function Note({ tone = "plain", children }: { tone?: "plain" | "caution"; children: ReactNode }) {
  const look = tone === "caution" ? "border-caution-line bg-caution-wash" : "border-brand bg-wash";
  return <div className={`rounded-r-lg border-l-4 p-4 ${look} max-w-[75ch]`}>{children}</div>;
}
