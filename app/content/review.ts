import { longDate } from "#app/formats/long-date.ts";

/** The day on which the words of this site's legal and medical pages were written. */
export const written = "2026-11-20";

/** Shown on every page with legal words: when it was written, and that no lawyer has reviewed it. */
export const notReviewed = `We wrote this page on ${longDate(written)}. It has not been reviewed by a lawyer.`;

/** Shown on every page with legal or medical statements. */
export const reviewNote = `${notReviewed} It draws on public sources, and rules change. Open the source before you act on a statement.`;
