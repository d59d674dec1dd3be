import type { ReactNode } from "react";
import { Link } from "react-router";
import { Icon, type IconName } from "./icon.tsx";

const frame = "print-avoid-break rounded-card border border-line bg-surface p-6 shadow-card";

/** Cards side by side, as many to a row as fit. */
export function CardGrid({ children, columns = 3 }: { children: ReactNode; columns?: 2 | 3 | 4 }) {
  const wide = {
    2: "md:grid-cols-2",
    3: "md:grid-cols-2 lg:grid-cols-3",
    4: "sm:grid-cols-2 lg:grid-cols-4",
  };
  return <ul className={`grid gap-5 ${wide[columns]}`}>{children}</ul>;
}

/** One card of a grid. */
export function Card({
  id,
  title,
  icon,
  children,
}: {
  id?: string;
  title: string;
  icon?: IconName;
  children: ReactNode;
}) {
  return (
    <li id={id} className={`flex scroll-mt-4 flex-col ${frame}`}>
      {icon ? (
        <span className="mb-4 flex size-11 items-center justify-center rounded-lg bg-wash text-brand">
          <Icon name={icon} className="size-6" />
        </span>
      ) : null}
      <h3 className="text-xl">{title}</h3>
      <div className="mt-3 flex grow flex-col gap-3">{children}</div>
    </li>
  );
}

/** A card that is one link as a whole. */
export function LinkCard({ title, to, children }: { title: string; to: string; children: ReactNode }) {
  return (
    <li className={`group relative flex flex-col ${frame} hover:border-brand`}>
      <h3 className="text-xl">
        <Link to={to} className="cover-link text-brand group-hover:underline" prefetch="intent">
          {title}
        </Link>
      </h3>
      <p className="mt-3 grow text-ink-soft">{children}</p>
      <span className="mt-4 text-brand transition-transform group-hover:translate-x-1">
        <Icon name="arrow" />
      </span>
    </li>
  );
}
