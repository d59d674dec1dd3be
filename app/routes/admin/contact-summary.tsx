import { labelOf } from "#app/domain/contact/inbox-words.ts";
import { roles } from "#app/domain/contact/words.ts";
import { Badge } from "#app/ui/badge.tsx";

type Marked = {
  role: string;
  mediaInquiry: boolean;
  volunteer: boolean;
  joinNewsletter: boolean;
};

/** The badges of a message (specification §2, "Admin"), and one for the newsletter. */
export function ContactBadges({ role, mediaInquiry, volunteer, joinNewsletter }: Marked) {
  return (
    <p className="flex flex-wrap gap-2">
      <Badge>{labelOf(roles, role)}</Badge> {mediaInquiry ? <Badge look="strong">Media</Badge> : null}{" "}
      {volunteer ? <Badge look="strong">Volunteer</Badge> : null}{" "}
      {joinNewsletter ? <Badge look="strong">Newsletter</Badge> : null}
    </p>
  );
}

/** The address that writes to somebody: RFC 6068. */
export function mailto(email: string, subject?: string): string {
  const to = encodeURIComponent(email).replaceAll("%40", "@");
  return `mailto:${to}${subject ? `?subject=${encodeURIComponent(subject)}` : ""}`;
}
