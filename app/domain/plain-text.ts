import { z } from "zod";

/**
 * Text that somebody types: with one kind of line break and of accent, no blank ends, at most so many characters,
 * and nothing that can't be shown or stored (security.md, "Fields"). `missing` is the message where no text came.
 */
export function plainText(label: string, most: number, missing: string) {
  return z
    .string({ error: missing })
    .overwrite((value) => value.replaceAll(/\r\n?/g, "\n").normalize("NFC").trim())
    .refine((value) => !unprintable.test(value), {
      error: `${label} has a character in it that can't be shown. Please remove it`,
    })
    .max(most, {
      // Made when it is needed: the first number that is written out for people costs a start 10 ms.
      error: () => `${label} must be at most ${most.toLocaleString("en-US")} characters`,
    });
}

/** Control characters other than line break and tab, and halves of a character (lone surrogates). */
const unprintable = /[^\P{Cc}\n\t]|\p{Cs}/u;
