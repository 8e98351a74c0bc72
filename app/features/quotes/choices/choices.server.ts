import { and, eq, sql } from "drizzle-orm";
import { sumUp } from "#app/features/quotes/job-totals.server.ts";
import { mostQuotes } from "#app/features/quotes/quote.ts";
import { repairQuotes } from "#app/features/quotes/tables.server.ts";
import type { JobRef } from "#app/features/repair/job.ts";
import { jobOf } from "#app/features/repair/job-rows.server.ts";
import { repairJobs } from "#app/features/repair/tables.server.ts";
import type { Db } from "#app/platform/db/db.server.ts";
import { inList } from "#app/platform/db/json-rows.server.ts";
import type { Actor } from "#app/values/actor.ts";
import { addQuoteEvents } from "./decline-others.server.ts";

const { id, number, description, status, choice, totalAmount, currency, decimals } = repairQuotes;

/** The quotes of a job as the page of its choices shows them; undefined without such a job. */
export async function findChoices(db: Db, { shopId, jobId }: JobRef) {
  const [[job], quotes] = await db.batch([
    db.select({ number: repairJobs.number }).from(repairJobs).where(jobOf(shopId, jobId)),
    db
      .select({ id, number, description, status, choice, totalAmount, currency, decimals })
      .from(repairQuotes)
      .where(and(eq(repairQuotes.shopId, shopId), eq(repairQuotes.jobId, jobId)))
      .orderBy(repairQuotes.createdAt, repairQuotes.id)
      .limit(mostQuotes),
  ]);
  return job && { ...job, quotes };
}

const ofJob = ({ shopId, jobId }: JobRef) => sql`q.shop_id = ${shopId} AND q.job_id = ${jobId}`;

type Change = Actor & { choice: string };

/**
 * Makes pending quotes of a job one choice, of which one can be approved. Their versions rise, so
 * that a link that shows them as single quotes can no longer be answered. False where one is not
 * pending, already in a choice or in another currency. A repeated post makes one choice.
 */
export async function makeChoice(
  db: Db,
  ref: JobRef,
  { ids, choice: key, by, now }: Change & { ids: readonly string[] },
): Promise<boolean> {
  const listed = sql`q.id IN ${inList(ids)} AND q.status = 'pending' AND q.choice IS NULL`;
  const all = sql`(SELECT count(*) = ${ids.length} AND count(DISTINCT q.currency) = 1
    FROM repair_quotes q WHERE ${ofJob(ref)} AND ${listed})`;
  // Counts all quotes before any changes: the update is a single statement.
  const [, , , made] = await db.batch([
    addQuoteEvents(db, ref, sql`${listed} AND ${all}`, { by, now, what: "quoteChanged" }),
    db
      .update(repairQuotes)
      .set({
        choice: key,
        version: sql`${repairQuotes.version} + 1`,
        updatedAt: new Date(now),
      })
      .where(
        sql`(${repairQuotes.shopId}, ${repairQuotes.id}) IN (SELECT q.shop_id, q.id
          FROM repair_quotes q WHERE ${ofJob(ref)} AND ${listed} AND ${all})`,
      ),
    sumUp(db, ref.shopId, ref.jobId),
    db
      .select({ id: repairQuotes.id })
      .from(repairQuotes)
      .where(
        and(
          eq(repairQuotes.shopId, ref.shopId),
          eq(repairQuotes.jobId, ref.jobId),
          eq(repairQuotes.choice, key),
        ),
      ),
  ]);
  return made.length > 0;
}

/** Dissolves a choice into single quotes, as long as none is decided. */
export async function removeChoice(
  db: Db,
  ref: JobRef,
  { choice: key, by, now }: Change,
): Promise<boolean> {
  const open = sql`q.choice = ${key} AND NOT EXISTS (SELECT 1 FROM repair_quotes o
    WHERE o.shop_id = q.shop_id AND o.job_id = q.job_id AND o.choice = q.choice
      AND o.status <> 'pending')`;
  const [, removed] = await db.batch([
    addQuoteEvents(db, ref, open, { by, now, what: "quoteChanged" }),
    db
      .update(repairQuotes)
      .set({
        choice: null,
        version: sql`${repairQuotes.version} + 1`,
        updatedAt: new Date(now),
      })
      .where(
        sql`(${repairQuotes.shopId}, ${repairQuotes.id}) IN (SELECT q.shop_id, q.id
          FROM repair_quotes q WHERE ${ofJob(ref)} AND ${open})`,
      )
      .returning({ id: repairQuotes.id }),
    sumUp(db, ref.shopId, ref.jobId),
  ]);
  return removed.length > 0;
}
