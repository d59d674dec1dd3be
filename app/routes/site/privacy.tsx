import { lead, title } from "#app/content/privacy-page.ts";
import { env } from "#app/env.server.ts";
import { PageHero } from "#app/ui/page.tsx";
import { pageMeta } from "#app/ui/page-meta.ts";
import { lazyPart, Unhydrated } from "#app/ui/unhydrated.tsx";
import type { Route } from "./+types/privacy";

export const meta: Route.MetaFunction = ({ matches }) => pageMeta({ title, description: lead }, matches);

export function loader() {
  return { usesModel: env.OPENAI_MODEL !== undefined };
}

const PrivacyText = lazyPart(async () => (await import("./privacy-text.tsx")).PrivacyText);

export default function Privacy({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <PageHero title={title} lead={lead} />
      <Unhydrated>
        <PrivacyText {...loaderData} />
      </Unhydrated>
    </>
  );
}
