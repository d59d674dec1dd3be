import { federal, telemedicine } from "#app/content/policy/federal.ts";
import { ohio } from "#app/content/policy/ohio.ts";
import { texas } from "#app/content/policy/texas.ts";
import type { Source, Topic } from "#app/content/statement.ts";
import type { Place as PlaceName } from "#app/domain/legislation/place.ts";
import { ExternalLink } from "#app/ui/external-link.tsx";
import { prose } from "#app/ui/page.tsx";
import { PartLinks } from "#app/ui/part-links.tsx";
import { TopicText } from "#app/ui/statement.tsx";
import { Bills, billsId, billsTitle } from "./bills.tsx";
import type { ShownBill } from "./shown.server.ts";

type PlaceWords = { title: string; lead: string; officialLinks: readonly Source[]; topics: readonly Topic[] };

const places: Readonly<Record<PlaceName, PlaceWords>> = { ohio, texas, federal };

/** One tab: what it is about, the official sites, and its topics and bills beside a list of them. */
export function Place({
  name,
  bills,
  telemedicineIsCurrent,
}: {
  name: PlaceName;
  bills: readonly ShownBill[];
  telemedicineIsCurrent: boolean;
}) {
  const { title, lead, officialLinks, topics } = places[name];
  const parts = bills.length > 0 ? [...topics, { id: billsId(name), title: billsTitle }] : topics;
  return (
    <>
      <h2 className="text-2xl">{title}</h2>
      <p className={`mt-3 text-lg text-ink-soft ${prose}`}>{lead}</p>
      <ul className="mt-4 flex flex-wrap gap-x-6 gap-y-2">
        {officialLinks.map(({ name, href }) => (
          <li key={href}>
            <ExternalLink href={href}>{name}</ExternalLink>
          </li>
        ))}
      </ul>
      <div className="mt-10 grid gap-10 lg:grid-cols-[16rem_1fr] lg:gap-14">
        <PartLinks title="Topics" label={`Topics: ${title}`} heading="h3" parts={parts} />
        <div className="space-y-12">
          {topics.map((topic) => (
            <TopicText key={topic.id} topic={topic} />
          ))}
          {name === "federal" ? <Telemedicine current={telemedicineIsCurrent} /> : null}
          <Bills place={name} bills={bills} />
        </div>
      </div>
    </>
  );
}

/** The one statement with an end date: after it, the page says that it has ended. */
function Telemedicine({ current }: { current: boolean }) {
  const { id, title, intro, statement, afterwards } = telemedicine;
  if (current) return <TopicText topic={{ id, title, intro, statements: [statement] }} />;
  return (
    <section id={id} className="scroll-mt-4">
      <h3 className="text-xl">{title}</h3>
      <p className={`mt-2 ${prose}`}>{afterwards}</p>
    </section>
  );
}
