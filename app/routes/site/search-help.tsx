import { Link } from "react-router";
import { searchWords } from "#app/content/search.ts";
import { PhoneText } from "#app/ui/phone-text.tsx";

const { start, nothing } = searchWords;

/** Where to begin for whoever has not searched yet. */
export function StartingPoints() {
  return (
    <>
      <h2 className="text-2xl">{start.title}</h2>
      <Pages className="mt-4" />
    </>
  );
}

function Pages({ className }: { className: string }) {
  return (
    <ul className={`grid gap-x-8 gap-y-4 sm:grid-cols-2 lg:grid-cols-3 ${className}`}>
      {start.links.map(({ label, href, about }) => (
        <li key={href}>
          <Link
            to={href}
            className="inline-flex min-h-8 items-center font-semibold text-brand underline underline-offset-4"
          >
            {label}
          </Link>
          <p className="text-ink-soft">{about}</p>
        </li>
      ))}
    </ul>
  );
}

/** What helps further where nothing was found. */
export function NothingFound() {
  return (
    <>
      <h2 className="mt-6 text-2xl">{nothing.title}</h2>
      <ul className="mt-3 list-disc space-y-1 pl-6">
        {nothing.tips.map((tip) => (
          <li key={tip}>{tip}</li>
        ))}
      </ul>
      <h2 className="mt-8 text-2xl">{nothing.askTitle}</h2>
      <p className="mt-3 flex flex-wrap gap-x-6 gap-y-2">
        {[nothing.assistant, nothing.contact].map(({ label, href }) => (
          <Link
            key={href}
            to={href}
            className="inline-flex min-h-8 items-center font-semibold text-brand underline underline-offset-4"
          >
            {label}
          </Link>
        ))}
      </p>
      <p className="mt-3">
        <PhoneText>{nothing.crisis}</PhoneText>
      </p>
      <h2 className="mt-8 text-2xl">{nothing.pagesTitle}</h2>
      <Pages className="mt-4" />
    </>
  );
}
