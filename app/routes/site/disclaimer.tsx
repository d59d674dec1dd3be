import { disclaimer } from "#app/content/disclaimer.ts";
import { WarningBanner } from "#app/ui/callout.tsx";
import { PageHero } from "#app/ui/page.tsx";
import { pageMeta } from "#app/ui/page-meta.ts";
import { PhoneText } from "#app/ui/phone-text.tsx";
import { PlainText } from "#app/ui/plain-text.tsx";
import type { Route } from "./+types/disclaimer";

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta({ title: disclaimer.title, description: disclaimer.warning.title }, matches);

export default function Disclaimer() {
  return (
    <>
      <PageHero title={disclaimer.title} />
      <WarningBanner title={disclaimer.warning.title}>
        <p>
          <PhoneText>{disclaimer.warning.emergency}</PhoneText>
        </p>
      </WarningBanner>
      <PlainText reviewNote={disclaimer.reviewNote} sections={disclaimer.sections} />
    </>
  );
}
