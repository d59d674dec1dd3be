import { becomePartner, lead } from "#app/content/partners-page.ts";
import { CallToAction, PageHero } from "#app/ui/page.tsx";
import { pageMeta } from "#app/ui/page-meta.ts";
import { ReviewNote } from "#app/ui/review-note.tsx";
import { lazyPart, Unhydrated } from "#app/ui/unhydrated.tsx";
import type { Route } from "./+types/partners";

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta({ title: "Partners", description: lead }, matches);

const PartnerText = lazyPart(async () => (await import("./partners-text.tsx")).PartnerText);

export default function Partners() {
  return (
    <>
      <PageHero title="Partners in advocacy and care" lead={lead} />
      <ReviewNote />
      <Unhydrated>
        <PartnerText />
      </Unhydrated>
      <CallToAction {...becomePartner} />
    </>
  );
}
