import { and, asc, eq, gt, lt, sql } from "drizzle-orm";
import { tieVisit } from "#app/features/customers/tie.server.ts";
import { type Job, jobOf } from "#app/features/repair/job-rows.server.ts";
import { allTied, repairJobs, workCounters } from "#app/features/repair/tables.server.ts";
import { noChoice, visitOf } from "#app/features/repair/visit.ts";
import type { Db } from "#app/platform/db/db.server.ts";
import type { Platform } from "#app/platform/platform.server.ts";

/** Jobs of one portion: each is a batch of some fifteen statements. */
const portion = 40;

/**
 * Ties the next jobs from before shops had customers, by the rule of new ones
 * (docs/decisions/0124-customers-and-vehicles.md), and queues a message for the rest. Resumable at
 * any point; a job that is tied is left unchanged.
 */
export async function tieJobs({ db, queue }: Pick<Platform, "db" | "queue">): Promise<void> {
  if (await tieNextJobs(db)) await queue.send([{ work: "ties", id: "" }]);
}

/** Processes one batch of one shop, oldest first. Returns whether more may remain. */
export async function tieNextJobs(db: Db, limit = portion): Promise<boolean> {
  const [shop] = await db
    .select({ shopId: workCounters.shopId, tiedUntil: workCounters.tiedUntil })
    .from(workCounters)
    // In the words of the index.
    .where(sql`tied_until < 2147483647`)
    .limit(1);
  if (!shop) return false;
  const jobs = await db
    .select()
    .from(repairJobs)
    .where(and(eq(repairJobs.shopId, shop.shopId), gt(repairJobs.number, shop.tiedUntil)))
    .orderBy(asc(repairJobs.number))
    .limit(limit);
  for (const job of jobs) await tieJob(db, job);
  if (jobs.length < limit) await setTiedUntil(db, shop.shopId, allTied);
  return true;
}

async function tieJob(db: Db, job: Job): Promise<void> {
  const { shopId, id, number, createdAt } = job;
  const done = setTiedUntil(db, shopId, number);
  if (job.customerId !== null) return void (await done);
  const now = createdAt.getTime();
  const { statements, customerId, vehicleId } = await tieVisit(
    db,
    { shopId, now },
    visitOf(job),
    noChoice,
  );
  const untied = and(jobOf(shopId, id), sql`${repairJobs.customerId} IS NULL`)!;
  await db.batch([
    ...(statements(db, sql`EXISTS (SELECT 1 FROM ${repairJobs} WHERE ${untied})`) as []),
    db.update(repairJobs).set({ customerId, vehicleId }).where(untied),
    done,
  ]);
}

const setTiedUntil = (db: Db, shopId: string, number: number) =>
  db
    .update(workCounters)
    .set({ tiedUntil: number })
    .where(and(eq(workCounters.shopId, shopId), lt(workCounters.tiedUntil, number)));
