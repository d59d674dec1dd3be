import { eq } from "drizzle-orm";
import fc from "fast-check";
import { expect } from "vitest";
import { contacts } from "#db/schema.ts";
import {
  anyText,
  arriving,
  asStored,
  expectSafe,
  expectTypedAgain,
  type Fuzzed,
  likelyText,
} from "./fuzz-check.ts";
import { type FuzzedSite, formOf, jsonOf } from "./fuzz-site.ts";
import { scan } from "./html-scan.ts";

/** What every visitor can send. */

const address = fc.oneof(
  { weight: 4, arbitrary: fc.uuid().map((id) => `${id}@example.org`) },
  { weight: 1, arbitrary: anyText },
);
const role = fc.oneof(
  { weight: 6, arbitrary: fc.constantFrom("patient", "clinician", "media") },
  { weight: 1, arbitrary: anyText },
);
const phone = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom("555-0100", "") },
  { weight: 1, arbitrary: anyText },
);
const message = { name: likelyText, email: address, phone, message: likelyText };
/** The names that a form has, and those that it has not. */
const anyName = fc.oneof(
  fc.constantFrom("name", "email", "role", "message", "conversation", "subject", "openFor"),
  anyText,
);
const anyFields = fc.array(fc.tuple(anyName, anyText), { maxLength: 60 });

/** Takes the message out again, so that the site does not grow slower from case to case; gives what was stored. */
async function takeStored({ db }: FuzzedSite, email: string) {
  // The database can't even be asked for it.
  if (email.includes("\0")) return [];
  return db
    .delete(contacts)
    .where(eq(contacts.email, asStored(email)))
    .returning();
}

const contactForm: Fuzzed = {
  input: "the contact form",
  share: 12,
  property: (site) =>
    fc.asyncProperty(fc.record({ ...message, role }), async (typed) => {
      const answer = await site.send({ path: "/contact", method: "POST", ...formOf(typed) });
      expectSafe(answer);
      const stored = await takeStored(site, typed.email);
      if (answer.status !== 303) {
        const { role: _, ...texts } = typed;
        expectTypedAgain(answer, texts);
        expect(stored).toEqual([]);
        return;
      }
      expect(stored).toMatchObject([
        {
          name: asStored(arriving(typed.name)),
          message: asStored(arriving(typed.message)),
          phone: asStored(arriving(typed.phone)) || null,
          status: "new",
        },
      ]);
    }),
};

const strangeForms: Fuzzed = {
  input: "forms with fields that they do not have",
  share: 5,
  property: (site) =>
    fc.asyncProperty(fc.constantFrom("/contact", "/assistant"), anyFields, async (path, fields) => {
      const answer = await site.send({ path, method: "POST", ...formOf(fields) });
      expectSafe(answer);
      expect(answer.body.length).toBeLessThan(500_000);
    }),
};

const json = fc.oneof(
  { weight: 3, arbitrary: likelyText },
  { weight: 1, arbitrary: fc.jsonValue({ maxDepth: 3 }) },
);

const contactCall: Fuzzed = {
  input: "POST /api/contacts",
  share: 10,
  property: (site) =>
    fc.asyncProperty(
      fc.record({ name: json, email: address, phone: json, role, message: json, volunteer: json }),
      fc.boolean(),
      async (sent, likely) => {
        const contact = likely ? { ...sent, role: "other", volunteer: true, phone: null } : sent;
        const answer = await site.send({ path: "/api/contacts", method: "POST", ...jsonOf(contact) });
        expectSafe(answer);
        const stored = await takeStored(site, contact.email);
        if (answer.status !== 201) {
          expect(answer.status).toBe(400);
          expect(Object.values(JSON.parse(answer.body).errors).flat(), answer.body).not.toEqual([]);
          expect(stored).toEqual([]);
          return;
        }
        expect(stored).toMatchObject([
          { name: asStored(String(contact.name)), message: asStored(String(contact.message)) },
        ]);
      },
    ),
};

const depth = fc.integer({ min: 1, max: 15_000 });
const anyBody = fc.oneof(
  fc.uint8Array({ maxLength: 300 }).map((bytes) => Buffer.from(bytes)),
  anyText.map((text) => Buffer.from(text)),
  anyText.map((text) => Buffer.from(text, "utf16le")),
  depth.map((times) => Buffer.from("[".repeat(times) + "]".repeat(times))),
  depth.map((times) => Buffer.from(`${'{"message":'.repeat(times / 4)}1${"}".repeat(times / 4)}`)),
  anyText.map((text) => Buffer.from(`{"__proto__":{"status":"x"},"message":${JSON.stringify(text)}}`)),
  fc.json().map((text) => Buffer.from(`\ufeff${text}`)),
);
const anyType = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom("application/json", "application/x-www-form-urlencoded") },
  { weight: 1, arbitrary: fc.constantFrom("text/plain", "multipart/form-data; boundary=x", "", "a/b; ;=") },
);

const bodies: Fuzzed = {
  input: "bodies of bytes, of any type",
  share: 7,
  property: (site) =>
    fc.asyncProperty(
      fc.constantFrom("/contact", "/api/contacts", "/api/chat", "/assistant", "/contact.data", "/news", "/"),
      anyType,
      anyBody,
      async (path, type, body) => {
        expectSafe(await site.send({ path, method: "POST", headers: { "Content-Type": type }, body }));
      },
    ),
};

const chat: Fuzzed = {
  input: "POST /api/chat",
  share: 6,
  property: (site) =>
    fc.asyncProperty(
      json,
      fc.array(fc.record({ role: fc.oneof(fc.constantFrom("user", "assistant"), anyText), content: json }), {
        maxLength: 5,
      }),
      async (asked, conversationHistory) => {
        const question = { message: asked, conversationHistory };
        const answer = await site.send({ path: "/api/chat", method: "POST", ...jsonOf(question) });
        expectSafe(answer);
        expect([200, 400]).toContain(answer.status);
        if (answer.status === 400) return;
        const events = answer.body.split("\n").filter((line) => line.startsWith("data: "));
        expect(JSON.parse(events.at(-1)?.slice("data: ".length) ?? "")).toEqual({ type: "done" });
      },
    ),
};

const assistantForm: Fuzzed = {
  input: "the form of /assistant",
  share: 5,
  property: (site) =>
    fc.asyncProperty(
      anyText,
      fc.oneof(
        anyText,
        fc.json(),
        fc.array(anyText).map((texts) => JSON.stringify(texts.map((content) => ({ role: "user", content })))),
      ),
      async (asked, conversation) => {
        const typed = { message: asked, conversation };
        const answer = await site.send({ path: "/assistant", method: "POST", ...formOf(typed) });
        expectSafe(answer);
        if (answer.status !== 200 && answer.status !== 413) expectTypedAgain(answer, { message: asked });
      },
    ),
};

const searchField: Fuzzed = {
  input: "/search?q=",
  share: 7,
  property: (site) =>
    fc.asyncProperty(anyText, async (asked) => {
      const path = `/search?${new URLSearchParams({ q: asked })}`;
      const answer = await site.send({ path });
      expectSafe(answer);
      // With its headers, more than 16 KB.
      if (path.length > 15_000 && answer.status === 431) return;
      expect([200, 400]).toContain(answer.status);
      const inOneLine = arriving(asked)
        .normalize("NFC")
        .replaceAll(/\p{Cf}/gu, "")
        .replaceAll(/[\p{Cc}\s]+/gu, " ");
      expect(scan(answer.body).typed.get("q")).toContain(inOneLine.trim());
    }),
};

export const visitorInputs = [
  contactForm,
  strangeForms,
  contactCall,
  bodies,
  chat,
  assistantForm,
  searchField,
];
