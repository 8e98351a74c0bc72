import { and, asc, eq, sql } from "drizzle-orm";
import { minuteOf } from "#app/features/clock/entry.ts";
import { runningOf, runningQuery } from "#app/features/clock/running.server.ts";
import { clockEntries as entries } from "#app/features/clock/tables.server.ts";
import { repairQuotes } from "#app/features/quotes/tables.server.ts";
import type { JobRef } from "#app/features/repair/job.ts";
import { jobOf } from "#app/features/repair/job-rows.server.ts";
import { memberName } from "#app/features/repair/page/job-events.server.ts";
import { repairJobs } from "#app/features/repair/tables.server.ts";
import { jobFigures } from "#app/features/reports/tables.server.ts";
import { notFound } from "#app/http/answers.ts";
import type { Db } from "#app/platform/db/db.server.ts";

/** The most quotes that can be chosen. */
const most = 100;

/** An entry counts as work unless it was corrected: the condition of every sum. */
const isWork = sql`activity <> 'break' AND NOT EXISTS (SELECT 1 FROM clock_entries f
  WHERE f.shop_id = ${entries.shopId} AND f.corrects = ${entries.id})`;

/** Milliseconds to minutes, of a start and an end in SQL. */
const minutesSql = (from: unknown, to: unknown) =>
  sql<number>`sum(max(0, ${to} - ${from})) / 60000`;

/** Time worked on a job by member, and its quotes, one of which an entry may name. */
export async function findJobTime(
  db: Db,
  ref: JobRef,
  { viewerId, now }: { viewerId: string; now: number },
) {
  const { shopId, jobId } = ref;
  const [[job], quotes, running, worked, [sold]] = await db.batch([
    db
      .select({ number: repairJobs.number, make: repairJobs.carMake, model: repairJobs.carModel })
      .from(repairJobs)
      .where(jobOf(shopId, jobId)),
    db
      .select({
        id: repairQuotes.id,
        number: repairQuotes.number,
        description: repairQuotes.description,
      })
      .from(repairQuotes)
      .where(and(eq(repairQuotes.shopId, shopId), eq(repairQuotes.jobId, jobId)))
      .orderBy(asc(repairQuotes.number))
      .limit(most),
    runningQuery(db, { shopId, memberId: viewerId }),
    db
      .select({
        memberId: entries.memberId,
        name: memberName(sql`${entries.memberId}`).as("worker"),
        minutes: minutesSql(
          entries.startedAt,
          sql`coalesce(${entries.endedAt}, ${minuteOf(now)})`,
        ).as("minutes"),
      })
      .from(entries)
      .where(and(eq(entries.shopId, shopId), eq(entries.jobId, jobId), isWork))
      .groupBy(entries.memberId),
    db
      .select({ hours: sql<number>`coalesce(sum(${jobFigures.hours}), 0)`.as("hours") })
      .from(jobFigures)
      .where(and(eq(jobFigures.shopId, shopId), eq(jobFigures.jobId, jobId))),
  ]);
  return {
    job: job ?? notFound(),
    quotes,
    running: runningOf(running, now),
    worked,
    sold: sold?.hours ?? 0,
  };
}
