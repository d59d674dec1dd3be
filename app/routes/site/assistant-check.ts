import { parseWithZod } from "@conform-to/zod/v4";
import { chatInput } from "#app/domain/assistant/input.ts";

const questionInput = chatInput.pick({ message: true });

/** The question in the assistant's form, or what is wrong with it. */
export function checkQuestion(form: FormData) {
  return parseWithZod(form, { schema: questionInput });
}
