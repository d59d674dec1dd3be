import type { Mail } from "#app/domain/mail/outbox.server.ts";
import type { ContactInput } from "./input.ts";
import { roles } from "./words.ts";

/** The mails that tell staff of a new message, one for each of them. A reply goes to who wrote the message. */
export function newMessageMails(contact: ContactInput, recipients: readonly string[]): Mail[] {
  const role = roles.find(({ value }) => value === contact.role)?.label ?? contact.role;
  const wishes = [
    contact.mediaInquiry && "This is a media inquiry.",
    contact.volunteer && "Wants to volunteer.",
    contact.joinNewsletter && "Wants the newsletter.",
  ].filter((wish) => wish !== false);
  const text = [
    `Name: ${oneLine(contact.name)}`,
    `Email: ${contact.email}`,
    ...(contact.phone ? [`Phone: ${oneLine(contact.phone)}`] : []),
    `Role: ${role}`,
    ...wishes,
    "",
    contact.message,
    "",
    "-- ",
    "Sent by the contact form of the website. The site promises an answer within 1-2 business days.",
    "Reply to this mail to answer the person who wrote.",
  ].join("\n");
  const subject = contact.mediaInquiry
    ? "Press inquiry: new message from the website"
    : `New message from the website (${role})`;
  return recipients.map((recipient) => ({
    recipient,
    replyToName: contact.name,
    replyToAddress: contact.email,
    subject,
    text,
  }));
}

/** A line break in a name must not look like the next field. */
function oneLine(value: string): string {
  return value.replaceAll(/\s+/g, " ");
}
