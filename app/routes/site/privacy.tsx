import { privacy } from "#app/content/privacy.ts";
import { PageHero } from "#app/ui/page.tsx";
import { pageMeta } from "#app/ui/page-meta.ts";
import { PlainText } from "#app/ui/plain-text.tsx";
import type { Route } from "./+types/privacy";

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta({ title: privacy.title, description: privacy.lead }, matches);

export default function Privacy() {
  return (
    <>
      <PageHero title={privacy.title} lead={privacy.lead} />
      <PlainText reviewNote={privacy.reviewNote} sections={privacy.sections} />
    </>
  );
}
