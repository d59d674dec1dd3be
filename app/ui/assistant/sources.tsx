import { Link } from "react-router";
import { assistant } from "#app/content/assistant.ts";
import type { AnswerSource } from "#app/domain/assistant/events.ts";
import { ownPath } from "#app/formats/own-path.ts";

/**
 * The sections of this site that an answer stands on, to check it by, under the answer: those that it does not name and
 * link itself. An address of another site shows its title alone.
 */
export function Sources({ sources, answer }: { sources: readonly AnswerSource[]; answer: string }) {
  const further = sources.filter(({ title, href }) => !answer.includes(`[${title}](${href})`));
  if (further.length === 0) return null;
  return (
    <div className="mt-4 border-brand border-l-4 pl-3 text-sm">
      <p className="font-semibold">{assistant.sourcesTitle}</p>
      <ul>
        {further.map(({ title, href }) => {
          const path = ownPath(href);
          if (!path) return <li key={href}>{title}</li>;
          return (
            <li key={href}>
              <Link
                to={path}
                className="inline-block py-2.5 text-brand leading-snug underline underline-offset-4"
              >
                {title}
              </Link>
            </li>
          );
        })}
      </ul>
    </div>
  );
}
