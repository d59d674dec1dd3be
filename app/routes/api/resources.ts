import { allResources, publishedResources } from "#app/domain/directory/directory.server.ts";
import type { Route } from "./+types/resources";
import { jsonList } from "./json-list.server.ts";

export const loader = ({ context }: Route.LoaderArgs) =>
  jsonList(context, { published: publishedResources, everything: allResources });
