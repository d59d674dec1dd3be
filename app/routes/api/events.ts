import { allEvents, upcomingEvents } from "#app/domain/events/events.server.ts";
import type { Route } from "./+types/events";
import { jsonList } from "./json-list.server.ts";

export const loader = ({ context }: Route.LoaderArgs) =>
  jsonList(context, { published: () => upcomingEvents(new Date()), everything: allEvents });
