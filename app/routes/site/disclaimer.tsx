import { title, warning } from "#app/content/disclaimer-page.ts";
import { PageHero } from "#app/ui/page.tsx";
import { pageMeta } from "#app/ui/page-meta.ts";
import { lazyPart, Unhydrated } from "#app/ui/unhydrated.tsx";
import type { Route } from "./+types/disclaimer";

export const meta: Route.MetaFunction = ({ matches }) => pageMeta({ title, description: warning }, matches);

const DisclaimerText = lazyPart(async () => (await import("./disclaimer-text.tsx")).DisclaimerText);

export default function Disclaimer() {
  return (
    <>
      <PageHero title={title} />
      <Unhydrated>
        <DisclaimerText />
      </Unhydrated>
    </>
  );
}
