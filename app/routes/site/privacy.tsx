import { privacy, privacySections } from "#app/content/privacy.ts";
import { env } from "#app/env.server.ts";
import { PageHero } from "#app/ui/page.tsx";
import { pageMeta } from "#app/ui/page-meta.ts";
import { PlainText } from "#app/ui/plain-text.tsx";
import type { Route } from "./+types/privacy";

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta({ title: privacy.title, description: privacy.lead }, matches);

/** Whether questions to the assistant go to a language model. */
export function loader() {
  return { usesModel: env.OPENAI_MODEL !== undefined };
}

export default function Privacy({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <PageHero title={privacy.title} lead={privacy.lead} />
      <PlainText reviewNote={privacy.reviewNote} sections={privacySections(loaderData.usesModel)} />
    </>
  );
}
