import { parseFilter } from "#app/domain/contact/filter.ts";
import { exportContacts } from "#app/domain/contact/inbox.server.ts";
import { labelOf, statuses } from "#app/domain/contact/inbox-words.ts";
import { roles } from "#app/domain/contact/words.ts";
import { csv } from "#app/formats/csv.ts";
import type { Route } from "./+types/contacts-csv";
import { actorOf, orUnavailable } from "./work.server.ts";

const columns = [
  ...["Received (UTC)", "Name", "Email", "Phone", "Role", "Message"],
  ...["Newsletter", "Volunteer", "Media inquiry", "Status"],
];
const yesOrNo = (value: boolean) => (value ? "yes" : "no");

/**
 * GET /admin/contacts.csv: the messages that the filter of the inbox means, as a file to save. The staff's notes stay
 * here. 503 while the database does not answer.
 */
export async function loader({ url, context }: Route.LoaderArgs) {
  const actor = await actorOf(context);
  const contacts = await orUnavailable(exportContacts(parseFilter(url.searchParams), actor));
  const rows = contacts.map((contact) => [
    contact.createdAt.toISOString(),
    contact.name,
    contact.email,
    contact.phone ?? "",
    labelOf(roles, contact.role),
    contact.message,
    yesOrNo(contact.joinNewsletter),
    yesOrNo(contact.volunteer),
    yesOrNo(contact.mediaInquiry),
    labelOf(statuses, contact.status),
  ]);
  const day = new Date().toISOString().slice(0, 10);
  return new Response(csv([columns, ...rows]), {
    headers: {
      "Content-Type": "text/csv; charset=utf-8; header=present",
      "Content-Disposition": `attachment; filename="contacts-${day}.csv"`,
    },
  });
}
