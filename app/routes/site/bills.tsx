import type { Place } from "#app/domain/legislation/place.ts";
import { Badge, spaced } from "#app/ui/badge.tsx";
import { ExternalLink } from "#app/ui/external-link.tsx";
import { Markdown } from "#app/ui/markdown.tsx";
import type { ShownBill } from "./shown.server.ts";

/** Where the bills of a tab are, for links to them. */
export const billsId = (place: Place) => `${place}-bills`;
export const billsTitle = "Bills we follow";

/** The bills of one tab of the policy page; nothing at all where there are none. */
export function Bills({ place, bills }: { place: Place; bills: readonly ShownBill[] }) {
  if (bills.length === 0) return null;
  return (
    <section id={billsId(place)} className="scroll-mt-4">
      <h3 className="text-xl">{billsTitle}</h3>
      <ul className="mt-4 grid gap-5">
        {bills.map((bill) => (
          <BillCard key={bill.id} bill={bill} />
        ))}
      </ul>
    </section>
  );
}

/** A bill that the Society follows, as a list item. */
export function BillCard({ bill }: { bill: ShownBill }) {
  const { id, billName, billNumber, status, position, description, actionItems, externalLink } = bill;
  return (
    <li id={`bill-${id}`} className="rounded-card border border-line bg-surface p-6 shadow-card">
      <h4 className="text-lg font-bold">
        {billName}
        {billNumber ? <span className="font-normal text-ink-soft">{` · ${billNumber}`}</span> : null}
      </h4>
      {status || position ? (
        <p className="mt-2 flex flex-wrap gap-2">
          {status ? <Badge>{`Status: ${spaced(status)}`}</Badge> : null}{" "}
          {position ? <Badge look="strong">{`Our position: ${spaced(position)}`}</Badge> : null}
        </p>
      ) : null}
      {description ? (
        <div className="mt-4">
          <Markdown html={description} />
        </div>
      ) : null}
      {actionItems ? (
        <div className="mt-4 rounded-r-lg border-l-4 border-brand bg-wash p-4">
          <p className="mb-2 font-bold">What you can do</p>
          <Markdown html={actionItems} />
        </div>
      ) : null}
      {externalLink ? (
        <p className="mt-4">
          <ExternalLink href={externalLink}>{`Read more about ${billNumber ?? billName}`}</ExternalLink>
        </p>
      ) : null}
    </li>
  );
}
