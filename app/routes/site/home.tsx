import { lead } from "#app/content/home-page.ts";
import { pageMeta } from "#app/ui/page-meta.ts";
import { lazyPart, Unhydrated } from "#app/ui/unhydrated.tsx";
import type { Route } from "./+types/home";

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta({ title: "Protecting pain patients", description: lead }, matches);

const HomeText = lazyPart(async () => (await import("./home-text.tsx")).HomeText);

export default function Home() {
  return (
    <Unhydrated>
      <HomeText />
    </Unhydrated>
  );
}
