import { z } from "zod";
import { plainText } from "#app/domain/plain-text.ts";
import { roles } from "./words.ts";

const choice = z.boolean({ error: "Must be true or false" }).default(false);

/**
 * A contact message, as the form and POST /api/contacts send it. The messages are those of specification §5, the
 * longest lengths those of the site's security settings. Text is cleaned before it is measured.
 */
export const contactInput = z.object({
  name: plainText("Name", 200, "Name must be at least 2 characters").min(
    2,
    "Name must be at least 2 characters",
  ),
  email: plainText("Email", 254, "Please enter a valid email address").check(
    z.email("Please enter a valid email address"),
  ),
  phone: plainText("Phone", 40, "Phone must be text").nullish(),
  role: z
    .enum(
      roles.map(({ value }) => value),
      { error: "Please choose one of the roles" },
    )
    .default("patient"),
  message: plainText("Message", 5_000, "Message must be at least 10 characters").min(
    10,
    "Message must be at least 10 characters",
  ),
  joinNewsletter: choice,
  volunteer: choice,
  mediaInquiry: choice,
});

/** What a form sends, before it is checked. */
export type ContactFields = z.input<typeof contactInput>;
export type ContactInput = z.output<typeof contactInput>;
