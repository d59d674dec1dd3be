import { publishedNews } from "#app/domain/news/news.server.ts";
import { jsonList } from "./json-list.server.ts";

export const loader = () => jsonList(() => publishedNews());
