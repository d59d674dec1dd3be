import {
  type CrisisService,
  crisisDialog,
  emergency,
  lifeline,
  poisonHelp,
  spanish,
  spanishText,
} from "#app/content/crisis.ts";
import type { Crisis } from "#app/domain/assistant/crisis.ts";
import { button } from "#app/ui/button.ts";
import { CrisisLink } from "#app/ui/crisis-link.tsx";
import { container } from "#app/ui/page.tsx";

/** Who helps, the most urgent first. */
const services: Record<Crisis["kind"], readonly CrisisService[]> = {
  suicide: [lifeline, emergency],
  overdose: [emergency, poisonHelp, lifeline],
  danger: [emergency, lifeline],
};

/** Help first, where a search tells of a crisis: who to call or text, before anything that was found. */
export function CrisisHelp({ crisis: { kind, spanish: inSpanish } }: { crisis: Crisis }) {
  const shown = services[kind].flatMap((service) =>
    inSpanish && service === lifeline ? [spanish, spanishText, lifeline] : [service],
  );
  return (
    <section aria-labelledby="crisis-help" className="border-b-4 border-crisis bg-crisis-wash">
      <div className={`${container} py-8`}>
        <h2 id="crisis-help" tabIndex={-1} className="text-2xl">
          {crisisDialog.title}
        </h2>
        <p className="mt-2">{crisisDialog.lead}</p>
        <ul className="mt-5 space-y-5">
          {shown.map(({ id, label, when, actions }) => (
            <li key={id}>
              <p className="max-w-[68ch]">
                <strong>{`${label}.`}</strong> {when}
              </p>
              <p className="mt-2 flex flex-wrap gap-3">
                {actions.map((action) => (
                  <CrisisLink key={action.href} action={action} className={button.crisis} />
                ))}
              </p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
