import { Link } from "react-router";
import { notReviewed } from "#app/content/review.ts";
import { container, prose } from "./page.tsx";
import { PartLinks } from "./part-links.tsx";
import { PhoneText } from "./phone-text.tsx";

export type TextSection = {
  id: string;
  title: string;
  paragraphs: readonly string[];
  link?: { label: string; href: string };
};

/** A page of plain text under headings, with a list of them beside it. */
export function PlainText({ sections }: { sections: readonly TextSection[] }) {
  return (
    <div className={`${container} grid gap-10 py-10 sm:py-14 lg:grid-cols-[16rem_1fr] lg:gap-14`}>
      <PartLinks title="On this page" parts={sections} />
      <div className={`space-y-10 ${prose}`}>
        <p className="text-sm text-ink-soft">{notReviewed}</p>
        {sections.map(({ id, title, paragraphs, link }) => (
          <section key={id} id={id} className="scroll-mt-4">
            <h2 className="text-2xl">{title}</h2>
            <div className="mt-3 space-y-3">
              {paragraphs.map((paragraph) => (
                <p key={paragraph}>
                  <PhoneText>{paragraph}</PhoneText>
                </p>
              ))}
              {link ? (
                <p>
                  <Link to={link.href}>{link.label}</Link>
                </p>
              ) : null}
            </div>
          </section>
        ))}
      </div>
    </div>
  );
}
