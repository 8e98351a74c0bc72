import { and, desc, eq, inArray, type SQL, sql } from "drizzle-orm";
import { users } from "#app/features/account/tables.server.ts";
import type { JobRef } from "#app/features/repair/job.ts";
import { namesOrText } from "#app/features/repair/states/state-columns.server.ts";
import { jobEvents, repairJobs } from "#app/features/repair/tables.server.ts";
import type { Db } from "#app/platform/db/db.server.ts";
import { insertSelect } from "#app/platform/db/insert-select.server.ts";
import type { JobEventKind } from "./job-event.ts";

/** Events written by a job's form. */
export const detailKinds = ["details", "technician", "promised"] as const;

type Entry = {
  /** Null for what happens by itself. */
  by: string | null;
  now: number;
  what: JobEventKind;
  /** Values, or columns of the job as it is before the change. */
  from?: SQL | string | null;
  to?: SQL | string | null;
  quoteNumber?: SQL | number | null;
};

/**
 * Adds an entry to the history of the job that `where` finds: in the batch of its cause, and under
 * the cause's own condition, so that neither is there without the other.
 */
export const addEvent = (
  db: Db,
  where: SQL | undefined,
  { by, now, what, from = null, to = null, quoteNumber = null }: Entry,
) =>
  insertSelect(
    db,
    jobEvents,
    {
      shopId: repairJobs.shopId,
      jobId: repairJobs.id,
      n: sql`1 + coalesce((SELECT max(n) FROM job_events e
        WHERE e.shop_id = ${repairJobs.shopId} AND e.job_id = ${repairJobs.id}), 0)`,
      at: new Date(now),
      by,
      what,
      from,
      to,
      quoteNumber,
    },
    sql`FROM ${repairJobs} WHERE ${where}`,
  );

/** Display name of a user; null for a deleted account. */
export const memberName = (userId: SQL) =>
  sql<
    string | null
  >`(SELECT coalesce(nullif(u.name, ''), u.email) FROM users u WHERE u.id = ${userId})`;

/** Display name for a nullable user id: null for no one, empty for a deleted account. */
const nameOrNone = (userId: SQL) =>
  sql<string | null>`iif(${userId} IS NULL, NULL, coalesce(${memberName(userId)}, ''))`;

/** Entries that a page shows; the archive has all. */
const shown = 50;

const shownAs = (value: SQL) => sql`CASE e.what WHEN 'technician' THEN ${nameOrNone(value)}
  WHEN 'state' THEN ${namesOrText(value)} ELSE ${value} END`;

/**
 * The history of a job, newest first, as one JSON column of the job's query. Technicians and states
 * are stored by id and shown by name.
 */
export const historyColumn = sql<string>`(
  SELECT json_group_array(json_array(e.n, e.at, e.what,
    ${shownAs(sql`e."from"`)}, ${shownAs(sql`e."to"`)},
    e.quote_number, ${memberName(sql`e.by`)}))
  FROM (SELECT * FROM job_events WHERE shop_id = repair_jobs.shop_id AND job_id = repair_jobs.id
    ORDER BY n DESC LIMIT ${sql.raw(String(shown))}) e)`.as("history");

export const eventsOf = (shopId: string, jobId: string) =>
  and(eq(jobEvents.shopId, shopId), eq(jobEvents.jobId, jobId));

/**
 * Name of the member who made the last change of these kinds, other than this one; `quoteNumber`:
 * of this quote only.
 */
export async function findLastEditor(
  db: Db,
  { shopId, jobId, quoteNumber }: JobRef & { quoteNumber?: SQL },
  kinds: readonly JobEventKind[],
  except: string,
): Promise<string | undefined> {
  const row = await db
    .select({ by: jobEvents.by, name: users.name, email: users.email })
    .from(jobEvents)
    .leftJoin(users, eq(users.id, jobEvents.by))
    .where(
      and(
        eventsOf(shopId, jobId),
        inArray(jobEvents.what, [...kinds]),
        quoteNumber && eq(jobEvents.quoteNumber, quoteNumber),
      ),
    )
    .orderBy(desc(jobEvents.n))
    .limit(1)
    .get();
  return row && row.by !== except ? row.name || row.email || undefined : undefined;
}
