import type { ReactNode } from "react";
import { Icon } from "./icon.tsx";

/** A link that leaves the site, in the same tab. Anything but http(s) is shown as text. */
export function ExternalLink({
  href,
  className,
  children,
}: {
  href: string;
  className?: string;
  children: ReactNode;
}) {
  if (!/^https?:\/\//i.test(href)) return <span>{children}</span>;
  return (
    <a
      href={href}
      rel="noopener noreferrer"
      className={className ?? "inline-flex items-center gap-1.5 text-brand underline underline-offset-4"}
    >
      {children}
      <Icon name="external" className="size-4" />
    </a>
  );
}
