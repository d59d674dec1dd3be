import { eq } from "drizzle-orm";
import fc from "fast-check";
import { expect } from "vitest";
import { type Collection, collections, type Field } from "#app/domain/collections/registry.ts";
import { contactNotes, contacts } from "#db/schema.ts";
import {
  anyText,
  arriving,
  asStored,
  expectSafe,
  expectTypedAgain,
  type Fuzzed,
  likelyText,
} from "./fuzz-check.ts";
import { type FuzzedSite, formOf } from "./fuzz-site.ts";
import { scan } from "./html-scan.ts";

/** What administrators can send. */

const likely: Partial<Record<Field["kind"], fc.Arbitrary<string>>> = {
  line: likelyText,
  text: likelyText,
  markdown: likelyText,
  list: likelyText,
  category: fc.constantFrom("patient-guide", "clinician tools", "webinar"),
  link: fc.constantFrom("https://example.org/?q=1&r=%22#x", "https://ü.example/ü", ""),
  file: fc.constantFrom("/guides/visit.pdf", "https://example.org/x.pdf"),
  phone: fc.constantFrom("419-555-0100", ""),
  choice: fc.constantFrom("Ohio", "Texas"),
  flag: fc.constantFrom("on", ""),
  day: fc.constantFrom("2027-01-05", ""),
  moment: fc.constantFrom("2027-01-05T18:00", "2027-11-07T01:30"),
};
/** What is stored as it was typed, but for NFC, line breaks and blank ends. */
const storedAsTyped = new Set<Field["kind"]>(["line", "text", "markdown", "link", "file"]);

const all: Collection[] = Object.values(collections);
const fieldsOf = (collection: Collection): [string, Field][] => Object.entries(collection.fields);

/** A form of a collection, filled in: mostly with what it takes. */
function filledIn(collection: Collection): fc.Arbitrary<Record<string, string>> {
  const texts = fieldsOf(collection).map(([name, { kind }]) => [
    name,
    fc.oneof({ weight: 15, arbitrary: likely[kind] ?? anyText }, { weight: 1, arbitrary: anyText }),
  ]);
  return fc.record(Object.fromEntries(texts));
}

/** By the collection's name, which is what a failure has to tell. */
const collectionForm = fc.constantFrom(...all).chain((collection) =>
  filledIn(collection).map((typed) => {
    const texts = fieldsOf(collection).filter(([, { kind }]) => kind !== "flag" && kind !== "choice");
    const shown = Object.fromEntries(texts.map(([name]) => [name, typed[name] ?? ""]));
    return { name: collection.name, typed, shown };
  }),
);

/** What the fields that are kept as they were typed hold, of what was typed. */
function keptOf(collection: Collection, typed: Record<string, string>): Record<string, string | null> {
  const kept = fieldsOf(collection).filter(([, { kind }]) => storedAsTyped.has(kind));
  return Object.fromEntries(kept.map(([name]) => [name, asStored(arriving(typed[name] ?? "")) || null]));
}

const mostKept = 30;
let kept = 0;

const newRecord: Fuzzed = {
  input: "the form of a new record of each collection",
  share: 8,
  property: (site) =>
    fc.asyncProperty(collectionForm, fc.boolean(), async ({ name, typed, shown }, published) => {
      const collection: Collection = collections[name];
      const { table } = collection;
      const form = formOf({ ...typed, published: String(published) });
      const answer = await site.sendAsStaff({ path: `/admin/${name}/new`, method: "POST", ...form });
      expectSafe(answer);
      if (answer.status !== 303) {
        expectTypedAgain(answer, shown);
        return;
      }
      const path = String(answer.headers.location).split("?", 1)[0] ?? "";
      const id = path.split("/").at(-1) ?? "";
      const [stored] = await site.db.select().from(table).where(eq(table.id, id));
      const expected = keptOf(collection, typed);
      expect(stored).toMatchObject(expected);
      const edit = await site.sendAsStaff({ path });
      expectSafe(edit);
      const fields = scan(edit.body).typed;
      for (const [field, text] of Object.entries(expected)) expect(fields.get(field)).toEqual([text ?? ""]);
      expectSafe(await site.sendAsStaff({ path: `${path}/preview` }));
      kept += 1;
      if (kept > mostKept) await site.db.delete(table).where(eq(table.id, id));
    }),
};

/** The id of a record that is there: one of those that the form of a new one has made, once there is one. */
async function oneOf({ db }: FuzzedSite, { table }: Collection): Promise<string> {
  const [first] = await db.select({ id: table.id }).from(table).limit(1);
  return String(first?.id ?? crypto.randomUUID());
}

const changedRecord: Fuzzed = {
  input: "the form of a record that is there",
  share: 4,
  property: (site) =>
    fc.asyncProperty(collectionForm, anyText, async ({ name, typed }, version) => {
      const path = `/admin/${name}/${await oneOf(site, collections[name])}`;
      const form = formOf({ ...typed, version });
      const answer = await site.sendAsStaff({ path, method: "POST", ...form });
      expectSafe(answer);
      expect([303, 400, 404, 409]).toContain(answer.status);
    }),
};

const note: Fuzzed = {
  input: "the note on a message",
  share: 4,
  property: (site) =>
    fc.asyncProperty(likelyText, fc.oneof(fc.constant(""), anyText), async (text, version) => {
      const row = { name: "Example", email: "example@example.org", role: "other", message: "An example." };
      const [contact] = await site.db.insert(contacts).values(row).returning({ id: contacts.id });
      const id = contact?.id ?? "";
      const path = `/admin/contacts/${id}`;
      const form = formOf({ note: text, version });
      const answer = await site.sendAsStaff({ path, method: "POST", ...form });
      expectSafe(answer);
      const [stored] = await site.db.select().from(contactNotes).where(eq(contactNotes.contactId, id));
      if (answer.status === 303) {
        expect(stored?.note ?? "").toBe(asStored(arriving(text)));
        expectSafe(await site.sendAsStaff({ path }));
      } else expectTypedAgain(answer, { note: text });
      await site.db.delete(contacts).where(eq(contacts.id, id));
    }),
};

const parameter = fc.constantFrom(
  "q",
  "status",
  "role",
  "page",
  "who",
  "kind",
  "search",
  "done",
  "newsletter",
);
const listPath = fc.constantFrom(
  ...["/admin", "/admin/activity", "/admin/assistant", "/admin/news/trash", "/admin/contacts.csv"],
  ...all.map(({ name }) => `/admin/${name}`),
);

const filters: Fuzzed = {
  input: "the filters of the lists",
  share: 5,
  property: (site) =>
    fc.asyncProperty(
      listPath,
      fc.array(fc.tuple(parameter, anyText), { minLength: 1, maxLength: 4 }),
      async (path, parameters) => {
        const answer = await site.sendAsStaff({ path: `${path}?${new URLSearchParams(parameters)}` });
        expectSafe(answer);
        expect([200, 400, 431]).toContain(answer.status);
      },
    ),
};

const row = /"(?:[^"]|"")*"(?:,"(?:[^"]|"")*")*\r\n/y;
const formula = /^"[=+\-@\t\r\n＝＋－＠]/;

const spreadsheet: Fuzzed = {
  input: "the export for spreadsheets",
  share: 3,
  property: (site) =>
    fc.asyncProperty(likelyText, likelyText, async (name, message) => {
      // What can be stored at all: the database takes no NUL, and halves of characters do not arrive.
      const [text, words] = [name, message].map((typed) => arriving(typed).replaceAll("\0", ""));
      const email = `${crypto.randomUUID()}@example.org`;
      const contact = { name: text ?? "", email, role: text ?? "", message: words ?? "", phone: text };
      await site.db.insert(contacts).values(contact);
      const { status, body } = await site.sendAsStaff({ path: `/admin/contacts.csv?q=${email}` });
      expect(status).toBe(200);
      const rows: string[] = [];
      for (row.lastIndex = 0; row.lastIndex < body.length; ) {
        const [found] = row.exec(body) ?? [];
        if (found === undefined) throw new Error(`No row: ${body.slice(0, 200)}`);
        rows.push(found);
      }
      expect(rows).toHaveLength(2);
      const cells = rows[1]?.match(/"(?:[^"]|"")*"/g) ?? [];
      expect(cells).toHaveLength(10);
      expect(cells.filter((cell) => formula.test(cell))).toEqual([]);
      await site.db.delete(contacts).where(eq(contacts.email, email));
    }),
};

export const staffInputs = [newRecord, changedRecord, note, filters, spreadsheet];
