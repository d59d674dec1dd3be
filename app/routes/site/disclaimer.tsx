import { disclaimer } from "#app/content/disclaimer.ts";
import { WarningBanner } from "#app/ui/callout.tsx";
import { PageHero } from "#app/ui/page.tsx";
import { pageMeta } from "#app/ui/page-meta.ts";
import { PhoneText } from "#app/ui/phone-text.tsx";
import { PlainText } from "#app/ui/plain-text.tsx";
import type { Route } from "./+types/disclaimer";

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  loaderData ? pageMeta({ title: loaderData.title, description: loaderData.warning.title }, matches) : [];

/** The words come with the page: its scripts hold none of them. */
export function loader() {
  return disclaimer;
}

export default function Disclaimer({ loaderData }: Route.ComponentProps) {
  const { title, warning, reviewNote, sections } = loaderData;
  return (
    <>
      <PageHero title={title} />
      <WarningBanner title={warning.title}>
        <p>
          <PhoneText>{warning.emergency}</PhoneText>
        </p>
      </WarningBanner>
      <PlainText reviewNote={reviewNote} sections={sections} />
    </>
  );
}
