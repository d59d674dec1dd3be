import { upcomingEvents } from "#app/domain/events/events.server.ts";
import { jsonList } from "./json-list.server.ts";

export const loader = () => jsonList(() => upcomingEvents(new Date()));
