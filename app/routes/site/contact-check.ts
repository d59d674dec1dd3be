import type { SubmissionResult } from "@conform-to/react";
import { parseWithZod } from "@conform-to/zod/v4";
import { contactInput } from "#app/domain/contact/input.ts";

/** What is wrong with a contact message, before it is sent; null where nothing is. */
export function contactMistakes(form: FormData): SubmissionResult<string[]> | null {
  const submission = parseWithZod(form, { schema: contactInput });
  return submission.status === "success" ? null : submission.reply();
}
