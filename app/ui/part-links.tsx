type Part = { id: string; title: string };

/**
 * Links to the parts of a long text, beside it where the screen is wide. `label` names them where `title` alone would
 * not.
 */
export function PartLinks({
  title,
  label = title,
  heading: Heading = "h2",
  parts,
}: {
  title: string;
  label?: string;
  heading?: "h2" | "h3";
  parts: readonly Part[];
}) {
  return (
    <nav aria-label={label} className="print:hidden">
      <div className="lg:sticky lg:top-6">
        <Heading className="text-base font-bold">{title}</Heading>
        <ul className="mt-2 border-l-2 border-line">
          {parts.map(({ id, title }) => (
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
  );
}
