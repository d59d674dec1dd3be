import type { ReactNode } from "react";
import { Link } from "react-router";
import { button } from "./button.ts";

/** The width that every part of a page keeps. */
export const container = "mx-auto w-full max-w-6xl px-4 sm:px-6 lg:px-8";

/** The width of text that is read from top to bottom. */
export const prose = "max-w-[68ch]";

/** The top of a page: what it is, in one heading and a sentence. */
export function PageHero({ title, lead, children }: { title: string; lead?: string; children?: ReactNode }) {
  return (
    <header className="border-b border-line bg-wash print:border-0">
      <div className={`${container} py-10 sm:py-14`}>
        <h1 className="max-w-3xl text-3xl">{title}</h1>
        {lead ? <p className="mt-4 max-w-2xl text-lg text-ink-soft">{lead}</p> : null}
        {children ? <div className="mt-7 flex flex-wrap gap-3">{children}</div> : null}
      </div>
    </header>
  );
}

/** A part of a page under its own heading, which links can lead to by its id. */
export function Section({
  id,
  title,
  intro,
  tone = "plain",
  children,
}: {
  id?: string;
  title: string;
  intro?: string;
  tone?: "plain" | "raised";
  children: ReactNode;
}) {
  return (
    <section
      id={id}
      className={`scroll-mt-4 py-12 sm:py-16 ${tone === "raised" ? "border-y border-line bg-surface" : ""}`}
    >
      <div className={container}>
        <h2 className="text-2xl">{title}</h2>
        {intro ? <p className={`mt-3 text-lg text-ink-soft ${prose}`}>{intro}</p> : null}
        <div className="mt-8">{children}</div>
      </div>
    </section>
  );
}

/** The last thing on a page: what the reader can do next. */
export function CallToAction({
  id,
  title,
  text,
  link,
}: {
  id?: string;
  title: string;
  text: string;
  link: { label: string; href: string };
}) {
  return (
    <section id={id} className={`${container} scroll-mt-4 py-12 sm:py-16 print:hidden`}>
      <div className="flex flex-wrap items-center justify-between gap-6 rounded-2xl bg-wash p-8 sm:p-12">
        <div>
          <h2 className="text-2xl">{title}</h2>
          <p className="mt-2 max-w-[52ch] text-lg text-ink-soft">{text}</p>
        </div>
        <Link to={link.href} className={button.primary}>
          {link.label}
        </Link>
      </div>
    </section>
  );
}
