import { Badge, spaced } from "#app/ui/badge.tsx";
import { button } from "#app/ui/button.ts";
import { ExternalLink } from "#app/ui/external-link.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { Markdown } from "#app/ui/markdown.tsx";
import type { ShownEvent } from "./shown.server.ts";

/** An event in the list of /news (specification §2, "News & Events"). */
export function EventCard({ event }: { event: ShownEvent }) {
  return (
    <li
      id={`event-${event.id}`}
      className="flex flex-col items-start gap-3 rounded-card border border-line bg-surface p-6 shadow-card"
    >
      <Badge>{spaced(event.eventType)}</Badge>
      <h3 className="text-xl">{event.title}</h3>
      <p className="flex gap-2 font-semibold text-brand">
        <Icon name="calendar" className="mt-1 size-5" />
        <time dateTime={event.startDate.toISOString()}>{event.when}</time>
      </p>
      {event.location ? (
        <p className="flex gap-2 text-ink-soft">
          <Icon name="pin" className="mt-1 size-5" />
          {event.location}
        </p>
      ) : null}
      {event.description ? <Markdown html={event.description} /> : null}
      {event.virtualLink ? <ExternalLink href={event.virtualLink}>Join online</ExternalLink> : null}
      {event.registrationRequired && event.registrationLink ? (
        <ExternalLink href={event.registrationLink} className={button.primary}>
          Register Now
        </ExternalLink>
      ) : null}
    </li>
  );
}
