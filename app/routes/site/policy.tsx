import { data, Link } from "react-router";
import { federal, telemedicine } from "#app/content/policy/federal.ts";
import { ohio } from "#app/content/policy/ohio.ts";
import { texas } from "#app/content/policy/texas.ts";
import type { Source, Topic } from "#app/content/statement.ts";
import { type Place as PlaceName, placeOf } from "#app/domain/legislation/place.ts";
import { button } from "#app/ui/button.ts";
import { WarningBanner } from "#app/ui/callout.tsx";
import { ExternalLink } from "#app/ui/external-link.tsx";
import { container, PageHero, prose } from "#app/ui/page.tsx";
import { pageMeta } from "#app/ui/page-meta.ts";
import { ReviewNote } from "#app/ui/review-note.tsx";
import { TopicText } from "#app/ui/statement.tsx";
import { Tabs, tabOf } from "#app/ui/tabs.tsx";
import type { Route } from "./+types/policy";
import { AsOf } from "./as-of.tsx";
import { Bills, billsId, billsTitle } from "./bills.tsx";
import * as lists from "./lists.server.ts";
import { settled } from "./settled.server.ts";
import { type ShownBill, shownBill } from "./shown.server.ts";

const lead = "What Ohio, Texas and federal rules say about pain care, in plain words.";

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta({ title: "Policy Library", description: lead }, matches);

export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

/** The words come with the page: its scripts hold none of them. What the staff publishes comes last in a tab: while it can't be read, the page is there without it. */
export async function loader({ request }: Route.LoaderArgs) {
  const today = new Date().toISOString().slice(0, 10);
  const bills = await lists.bills();
  const { asOf, headers } = settled(bills);
  const billsOf = (place: PlaceName) =>
    bills.rows?.filter(({ state }) => placeOf(state) === place).map(shownBill) ?? [];
  return data(
    {
      tab: tabOf(request, ["ohio", "texas", "federal"]),
      bills: { ohio: billsOf("ohio"), texas: billsOf("texas"), federal: billsOf("federal") },
      words: { ohio, texas, federal, telemedicine },
      telemedicineIsCurrent: today <= telemedicine.validUntil,
      asOf,
    },
    { headers },
  );
}

export default function Policy({ loaderData }: Route.ComponentProps) {
  const { tab, bills, words, telemedicineIsCurrent, asOf } = loaderData;
  return (
    <>
      <PageHero title="Policy Library" lead={lead} />
      <WarningBanner title="For education only">
        <p>
          This page explains rules in plain words. It is not legal or medical advice, and rules change. Talk
          to your clinician about your care, and to a lawyer about your case.
        </p>
      </WarningBanner>
      <ReviewNote />
      <AsOf moment={asOf} />
      <div className={`${container} py-8 sm:py-10`}>
        <Tabs
          label="Policy by place"
          selected={tab}
          tabs={[
            { id: "ohio", label: "Ohio", panel: <Place name="ohio" place={words.ohio} bills={bills.ohio} /> },
            {
              id: "texas",
              label: "Texas",
              panel: <Place name="texas" place={words.texas} bills={bills.texas} />,
            },
            {
              id: "federal",
              label: "Federal Context",
              panel: (
                <Place name="federal" place={words.federal} bills={bills.federal}>
                  <Telemedicine {...words.telemedicine} current={telemedicineIsCurrent} />
                </Place>
              ),
            },
          ]}
        />
        <div className="mt-14 flex flex-wrap items-center justify-between gap-4 rounded-2xl bg-wash p-6 sm:p-8 print:hidden">
          <p className="max-w-[52ch]">Do you see a rule that has changed? Tell us, and we will look at it.</p>
          <Link to="/contact" className={button.secondary}>
            Tell us
          </Link>
        </div>
      </div>
    </>
  );
}

type PlaceWords = { title: string; lead: string; officialLinks: Source[]; topics: readonly Topic[] };

/** One tab: what it is about, the official sites, and its topics and bills beside a list of them. */
function Place({
  name: placeName,
  place,
  bills,
  children,
}: {
  name: PlaceName;
  place: PlaceWords;
  bills: readonly ShownBill[];
  children?: React.ReactNode;
}) {
  const { title, lead, officialLinks, topics } = place;
  const parts = bills.length > 0 ? [...topics, { id: billsId(placeName), title: billsTitle }] : topics;
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
        <nav aria-label={`Topics: ${title}`} className="print:hidden">
          <div className="lg:sticky lg:top-6">
            <h3 className="text-base font-bold">Topics</h3>
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
        <div className="space-y-12">
          {topics.map((topic) => (
            <TopicText key={topic.id} topic={topic} />
          ))}
          {children}
          <Bills place={placeName} bills={bills} />
        </div>
      </div>
    </>
  );
}

/** The one statement with an end date: after it, the page says that it has ended. */
function Telemedicine({
  current,
  statement,
  afterwards,
  ...heading
}: { current: boolean } & Route.ComponentProps["loaderData"]["words"]["telemedicine"]) {
  if (current) return <TopicText topic={{ ...heading, statements: [statement] }} />;
  return (
    <section id={heading.id} className="scroll-mt-4">
      <h3 className="text-xl">{heading.title}</h3>
      <p className={`mt-2 ${prose}`}>{afterwards}</p>
    </section>
  );
}
