import { privacy, privacySections } from "#app/content/privacy.ts";
import { env } from "#app/env.server.ts";
import { PageHero } from "#app/ui/page.tsx";
import { pageMeta } from "#app/ui/page-meta.ts";
import { PlainText } from "#app/ui/plain-text.tsx";
import type { Route } from "./+types/privacy";

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  loaderData ? pageMeta({ title: loaderData.title, description: loaderData.lead }, matches) : [];

/** The words come with the page, and what they say of the assistant depends on whether a language model answers. */
export function loader() {
  const usesModel = env.OPENAI_MODEL !== undefined;
  return { ...privacy, sections: privacySections(usesModel) };
}

export default function Privacy({ loaderData: { title, lead, ...words } }: Route.ComponentProps) {
  return (
    <>
      <PageHero title={title} lead={lead} />
      <PlainText {...words} />
    </>
  );
}
