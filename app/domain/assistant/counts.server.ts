import { TZDate } from "@date-fns/tz";
import { subDays } from "date-fns";
import { desc, gte, sql } from "drizzle-orm";
import { timeZone } from "#app/formats/event-date.ts";
import { toLocalDay } from "#app/formats/local-time.ts";
import { log } from "#app/log.server.ts";
import { query } from "#db/client.server.ts";
import { assistantCounts } from "#db/schema.ts";
import { type AnswerKind, answerKinds } from "./counts.ts";

export type { AnswerKind };

const underWay = new Set<Promise<void>>();

/**
 * Counts an answer for today, by the Society's clock. Returns at once and never throws: a count that can't be written
 * is lost, and the log says so.
 */
export function countAnswer(kind: AnswerKind): void {
  const written = add(toLocalDay(new Date()), kind)
    .catch((error: unknown) => log.error({ err: error }, "An answer of the assistant was not counted."))
    .finally(() => underWay.delete(written));
  underWay.add(written);
}

/** Waits until every answer that was counted is written, or lost: the database must not be closed before. */
export async function countsWritten(): Promise<void> {
  await Promise.all(underWay);
}

async function add(day: string, kind: AnswerKind): Promise<void> {
  await query((db) =>
    db
      .insert(assistantCounts)
      .values({ day, kind, count: 1 })
      .onConflictDoUpdate({
        target: [assistantCounts.day, assistantCounts.kind],
        set: { count: sql`${assistantCounts.count} + 1` },
      }),
  );
}

export type Counts = Record<AnswerKind, number>;

const none: Counts = { answered: 0, passages: 0, "not-covered": 0, crisis: 0, refused: 0, failed: 0 };

/**
 * How many questions were answered in which way in the last `days` days, today included: each day that had any
 * ("2026-11-20"), newest first, and their total. Throws DatabaseUnavailable.
 */
export async function countsByDay(
  days: number,
): Promise<{ days: { day: string; counts: Counts }[]; total: Counts }> {
  const first = toLocalDay(subDays(TZDate.tz(timeZone), days - 1));
  const rows = await query((db) =>
    db
      .select()
      .from(assistantCounts)
      .where(gte(assistantCounts.day, first))
      .orderBy(desc(assistantCounts.day)),
  );
  const byDay = new Map<string, Counts>();
  const total = { ...none };
  for (const { day, kind, count } of rows) {
    if (!isAnswerKind(kind)) continue;
    const counts = byDay.get(day) ?? { ...none };
    counts[kind] += count;
    total[kind] += count;
    byDay.set(day, counts);
  }
  return { days: Array.from(byDay, ([day, counts]) => ({ day, counts })), total };
}

/** The table may hold kinds of another release. */
function isAnswerKind(kind: string): kind is AnswerKind {
  return Object.hasOwn(answerKinds, kind);
}
