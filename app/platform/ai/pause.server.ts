import { eq, sql } from "drizzle-orm";
import type { Db } from "#app/platform/db/db.server.ts";
import { day } from "#app/values/calendar.ts";
import { aiPauses } from "./pause.tables.server.ts";

const row = 1;

/** Reads whether models are paused, by key; for a batch. */
export const pauseQuery = (db: Db) =>
  db.select({ until: aiPauses.until }).from(aiPauses).where(eq(aiPauses.id, row));

/** The instant until which no model is called (milliseconds), or undefined without a pause. */
export function pauseOf([found]: readonly { until: Date }[], now: number): number | undefined {
  const until = found?.until.getTime() ?? 0;
  return until > now ? until : undefined;
}

/**
 * The quota of the day is used up (errors 3036 and 4006): it is renewed at midnight UTC, and no
 * model is called before.
 */
export async function pauseUntilMidnight(db: Db, now: number): Promise<void> {
  const until = new Date(nextMidnight(now));
  await db
    .insert(aiPauses)
    .values({ id: row, until })
    .onConflictDoUpdate({
      target: aiPauses.id,
      set: { until: sql`max(${aiPauses.until}, excluded.until)` },
    });
}

/** The next midnight UTC. Leap seconds are not counted in Unix time, so a day is a day. */
export const nextMidnight = (now: number): number => (Math.floor(now / day) + 1) * day;
