import { z } from "zod";
import { plainText } from "#app/domain/plain-text.ts";

/** The form of the staff's note on a message. `version` says which note they saw: none is the empty one. */
export const noteInput = z.object({
  note: plainText("Note", 5_000, "Note must be text").default(""),
  version: z.string().max(40).default(""),
});

export type NoteFields = z.input<typeof noteInput>;
