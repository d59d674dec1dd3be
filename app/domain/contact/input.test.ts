import { getZodConstraint, parseWithZod } from "@conform-to/zod/v4";
import { expect, expectTypeOf, test } from "vitest";
import type { z } from "zod";
import { contactInsert } from "#db/insert-schemas.ts";
import { type ContactInput, contactInput } from "./input.ts";
import { roles } from "./words.ts";

const message = "Please call me back.";
const valid = { name: "Jo", email: "jo@example.org", message };

function problems(given: unknown): Record<string, string[] | undefined> {
  const { error } = contactInput.safeParse(given);
  const found: Record<string, string[]> = {};
  for (const { path, message } of error?.issues ?? []) {
    const field = path.join(".");
    found[field] = [...(found[field] ?? []), message];
  }
  return found;
}

function form(fields: Record<string, string>) {
  const data = new FormData();
  for (const [name, value] of Object.entries(fields)) data.set(name, value);
  const submission = parseWithZod(data, { schema: contactInput });
  return submission.status === "success" ? { value: submission.value } : { error: submission.reply().error };
}

const words = {
  name: ["Name must be at least 2 characters"],
  email: ["Please enter a valid email address"],
  message: ["Message must be at least 10 characters"],
};

test("the words of the specification, for what is missing, empty or too short, in a form and in JSON", () => {
  expect(problems({})).toEqual(words);
  expect(problems({ name: "", email: "", message: "" })).toEqual(words);
  expect(problems({ name: " J ", email: "jo@example", message: " 123456789 " })).toEqual(words);
  expect(problems({ name: 7, email: null, message: {} })).toEqual(words);
  expect(form({}).error).toEqual(words);
  expect(form({ name: "", email: "", message: "", role: "", phone: "" }).error).toEqual(words);
});

test("what is left out has the values of an untouched form", () => {
  expect(contactInput.parse(valid)).toEqual({
    ...valid,
    role: "patient",
    joinNewsletter: false,
    volunteer: false,
    mediaInquiry: false,
  });
  expect(form({ ...valid, role: "media", phone: "", volunteer: "on" }).value).toEqual({
    ...contactInput.parse(valid),
    role: "media",
    phone: undefined,
    volunteer: true,
  });
});

test("the roles are the five of the specification", () => {
  expect(roles.map(({ value }) => value)).toEqual(["patient", "clinician", "caregiver", "media", "other"]);
  for (const { value } of roles) expect(contactInput.parse({ ...valid, role: value }).role).toBe(value);
  expect(problems({ ...valid, role: "king" })).toEqual({ role: ["Please choose one of the roles"] });
});

test("the lengths are measured after cleaning, up to the last character", () => {
  const longest = {
    name: "n".repeat(200),
    email: `${"e".repeat(242)}@example.org`,
    phone: "5".repeat(40),
    message: "m".repeat(5_000),
  };
  expect(longest.email).toHaveLength(254);
  expect(problems(longest)).toEqual({});
  expect(problems({ ...longest, message: `  ${longest.message}\r\n` })).toEqual({});
  const longer = Object.fromEntries(Object.entries(longest).map(([field, text]) => [field, `a${text}`]));
  expect(problems(longer)).toEqual({
    name: ["Name must be at most 200 characters"],
    email: ["Email must be at most 254 characters"],
    phone: ["Phone must be at most 40 characters"],
    message: ["Message must be at most 5,000 characters"],
  });
  expect(getZodConstraint(contactInput)).toMatchObject({
    name: { required: true, minLength: 2, maxLength: 200 },
    email: { required: true, maxLength: 254 },
    phone: { required: false, maxLength: 40 },
    message: { required: true, minLength: 10, maxLength: 5_000 },
  });
});

test("text is kept, but for its ends, its line breaks and the way accents are written", () => {
  const kept = "“Quotes”, 'more', <b>, 🩺👩‍⚕️, שלום, tab\there, back\\slash, %00, {}";
  expect(contactInput.parse({ ...valid, message: ` \n${kept}\r\nnext\rlast\n\n` }).message).toBe(
    `${kept}\nnext\nlast`,
  );
  expect(contactInput.parse({ ...valid, name: "Rene\u0301e" }).name).toBe("Ren\u00e9e");
});

test.each(["\0", "\u0007", "\u001b", "\u007f", "\u0085", "\ud83e", "\udd7a"])(
  "%j is refused",
  (character) => {
    for (const field of ["Name", "Phone", "Message"]) {
      expect(problems({ ...valid, [field.toLowerCase()]: `some text ${character} with it` })).toEqual({
        [field.toLowerCase()]: [`${field} has a character in it that can't be shown. Please remove it`],
      });
    }
    expect(Object.keys(problems({ ...valid, email: `jo${character}@example.org` }))).toEqual(["email"]);
  },
);

test.each([
  "jo",
  "@example.org",
  "jo@",
  "jo@example..org",
  "jo smith@example.org",
  "jo@example.org, al@example.org",
  "jo@example.org\nbcc: al@example.org",
])("%j is no e-mail address", (email) => {
  expect(problems({ ...valid, email })).toEqual({ email: ["Please enter a valid email address"] });
});

test("phone is optional in every way, and true and false are not guessed from other values in JSON", () => {
  for (const phone of [undefined, null, "", "+1 (419) 555-0100"])
    expect(problems({ ...valid, phone })).toEqual({});
  expect(problems({ ...valid, volunteer: "yes", mediaInquiry: 1 })).toEqual({
    volunteer: ["Must be true or false"],
    mediaInquiry: ["Must be true or false"],
  });
});

test("what was not asked for is left out", () => {
  expect(contactInput.parse({ ...valid, id: "mine", status: "answered", createdAt: "2020-01-01" })).toEqual(
    contactInput.parse(valid),
  );
});

test("what the form gives is what the table takes", () => {
  expectTypeOf<ContactInput>().toExtend<z.input<typeof contactInsert>>();
  const given = contactInput.parse({ ...valid, phone: "555-0100" });
  expect(contactInsert.parse(given)).toEqual(given);
  for (const field of Object.keys(contactInput.shape)) expect(contactInsert.shape).toHaveProperty(field);
});
