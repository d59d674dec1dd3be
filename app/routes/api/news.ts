import { allNews, publishedNews } from "#app/domain/news/news.server.ts";
import type { Route } from "./+types/news";
import { jsonList } from "./json-list.server.ts";

export const loader = ({ context }: Route.LoaderArgs) =>
  jsonList(context, { published: publishedNews, everything: allNews });
