import { z } from "zod";
import { plainText } from "#app/domain/plain-text.ts";

/**
 * The form of the staff's note on a message. `version` says which note they saw: none is the empty one, and so is what
 * can't be one, since nobody could put right a field that they do not see.
 */
export const noteInput = z.object({
  note: plainText("Note", 5_000, "Note must be text").default(""),
  version: z.string().catch(""),
});

export type NoteFields = z.input<typeof noteInput>;
