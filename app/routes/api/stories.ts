import { allStories, publishedStories } from "#app/domain/stories/stories.server.ts";
import type { Route } from "./+types/stories";
import { jsonList } from "./json-list.server.ts";

export const loader = ({ context }: Route.LoaderArgs) =>
  jsonList(context, { published: publishedStories, everything: allStories });
