import { publishedResources } from "#app/domain/directory/directory.server.ts";
import { jsonList } from "./json-list.server.ts";

export const loader = () => jsonList(() => publishedResources());
