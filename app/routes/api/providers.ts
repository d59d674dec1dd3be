import { allProviders, publishedProviders } from "#app/domain/directory/directory.server.ts";
import type { Route } from "./+types/providers";
import { jsonList } from "./json-list.server.ts";

export const loader = ({ context }: Route.LoaderArgs) =>
  jsonList(context, { published: publishedProviders, everything: allProviders });
