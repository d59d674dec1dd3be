import { data, Link } from "react-router";
import { lead, partnerWithUs } from "#app/content/clinicians-page.ts";
import { button } from "#app/ui/button.ts";
import { useOpenedByAddress } from "#app/ui/opened-by-address.ts";
import { CallToAction, PageHero, Section } from "#app/ui/page.tsx";
import { pageMeta } from "#app/ui/page-meta.ts";
import { ReviewNote } from "#app/ui/review-note.tsx";
import { lazyPart, Unhydrated } from "#app/ui/unhydrated.tsx";
import type { Route } from "./+types/clinicians";
import { AsOf } from "./as-of.tsx";
import { GuideList } from "./guide-list.tsx";
import { clinicianGuides } from "./lists.server.ts";
import { settled } from "./settled.server.ts";

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta({ title: "Clinician Resources", description: lead }, matches);

export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

/** What the staff publishes comes last: while it can't be read, the page is there without it. */
export async function loader() {
  const guides = await clinicianGuides();
  const { asOf, headers } = settled(guides);
  return data({ guides: guides.rows ?? [], asOf }, { headers });
}

const ClinicianText = lazyPart(async () => (await import("./clinicians-text.tsx")).ClinicianText);

export default function Clinicians({ loaderData: { guides, asOf } }: Route.ComponentProps) {
  useOpenedByAddress();
  return (
    <>
      <PageHero title="Treat pain well. Document it well." lead={lead}>
        <Link to="/policy" className={button.primary}>
          Policy Library
        </Link>{" "}
        <Link to={partnerWithUs.link.href} className={button.secondary}>
          {partnerWithUs.link.label}
        </Link>
      </PageHero>
      <ReviewNote />

      <Unhydrated>
        <ClinicianText />
      </Unhydrated>

      <AsOf moment={asOf} />

      {guides.length > 0 ? (
        <Section id="guides" title="Guides to Download">
          <GuideList guides={guides} />
        </Section>
      ) : null}

      <CallToAction {...partnerWithUs} />
    </>
  );
}
