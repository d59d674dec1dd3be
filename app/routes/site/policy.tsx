import { data, Link } from "react-router";
import { telemedicine } from "#app/content/policy/federal.ts";
import { type Place as PlaceName, placeOf } from "#app/domain/legislation/place.ts";
import { button } from "#app/ui/button.ts";
import { WarningBanner } from "#app/ui/callout.tsx";
import { container, PageHero } from "#app/ui/page.tsx";
import { pageMeta } from "#app/ui/page-meta.ts";
import { ReviewNote } from "#app/ui/review-note.tsx";
import { Tabs, tabOf } from "#app/ui/tabs.tsx";
import { lazyPart, Unhydrated } from "#app/ui/unhydrated.tsx";
import type { Route } from "./+types/policy";
import { AsOf } from "./as-of.tsx";
import * as lists from "./lists.server.ts";
import { settled } from "./settled.server.ts";
import { shownBill } from "./shown.server.ts";

const lead = "What Ohio, Texas and federal rules say about pain care, in plain words.";

const tabs = [
  { id: "ohio", label: "Ohio" },
  { id: "texas", label: "Texas" },
  { id: "federal", label: "Federal Context" },
] as const;

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta({ title: "Policy Library", description: lead }, matches);

export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

/** What the staff publishes comes last in a tab: while it can't be read, the page is there without it. */
export async function loader({ request }: Route.LoaderArgs) {
  const today = new Date().toISOString().slice(0, 10);
  const bills = await lists.bills();
  const { asOf, headers } = settled(bills);
  const billsOf = (place: PlaceName) =>
    bills.rows?.filter(({ state }) => placeOf(state) === place).map(shownBill) ?? [];
  return data(
    {
      tab: tabOf(request, tabs),
      bills: { ohio: billsOf("ohio"), texas: billsOf("texas"), federal: billsOf("federal") },
      telemedicineIsCurrent: today <= telemedicine.validUntil,
      asOf,
    },
    { headers },
  );
}

const Place = lazyPart(async () => (await import("./policy-text.tsx")).Place);

export default function Policy({ loaderData }: Route.ComponentProps) {
  const { tab, bills, telemedicineIsCurrent, asOf } = loaderData;
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
          tabs={tabs.map(({ id, label }) => ({
            id,
            label,
            panel: (
              <Unhydrated>
                <Place name={id} bills={bills[id]} telemedicineIsCurrent={telemedicineIsCurrent} />
              </Unhydrated>
            ),
          }))}
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
