import { Link } from "react-router";
import { container, prose } from "./page.tsx";
import { PhoneText } from "./phone-text.tsx";

export type TextSection = {
  id: string;
  title: string;
  paragraphs: readonly string[];
  link?: { label: string; href: string };
};

/** A page of plain text under headings, with a list of them beside it. */
export function PlainText({
  reviewNote,
  sections,
}: {
  reviewNote: string;
  sections: readonly TextSection[];
}) {
  return (
    <div className={`${container} grid gap-10 py-10 sm:py-14 lg:grid-cols-[16rem_1fr] lg:gap-14`}>
      <nav aria-label="On this page" className="print:hidden">
        <div className="lg:sticky lg:top-6">
          <h2 className="text-base font-bold">On this page</h2>
          <ul className="mt-2 border-l-2 border-line">
            {sections.map(({ id, title }) => (
              <li key={id}>
                <a
                  href={`#${id}`}
                  className="-ml-0.5 block border-l-2 border-transparent py-1.5 pl-4 text-sm text-ink-soft hover:border-brand hover:text-brand"
                >
                  {title}
                </a>
              </li>
            ))}
          </ul>
        </div>
      </nav>
      <div className={`space-y-10 ${prose}`}>
        <p className="text-sm text-ink-soft">{reviewNote}</p>
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
