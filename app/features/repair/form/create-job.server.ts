import { and, eq, sql } from "drizzle-orm";
import type { BatchItem } from "drizzle-orm/batch";
import { shops } from "#app/features/account/shops.tables.server.ts";
import { alikeQuery } from "#app/features/customers/alike.server.ts";
import { tieVisit } from "#app/features/customers/tie.server.ts";
import type { JobRef } from "#app/features/repair/job.ts";
import { detailsOf, type JobDraft } from "#app/features/repair/job.ts";
import { type Job, jobOf } from "#app/features/repair/job-rows.server.ts";
import { diagnosticWords, searchColumn } from "#app/features/repair/list/search-column.server.ts";
import { addEvent } from "#app/features/repair/page/job-events.server.ts";
import { allTied, repairJobs, workCounters } from "#app/features/repair/tables.server.ts";
import { addTextWork } from "#app/features/repair/texts/text-work.server.ts";
import { type Choice, noChoice, visitOf } from "#app/features/repair/visit.ts";
import type { Db } from "#app/platform/db/db.server.ts";
import { insertSelect } from "#app/platform/db/insert-select.server.ts";
import type { Actor } from "#app/values/actor.ts";
import type { Country } from "#app/values/country.ts";

const hasNoHistory = sql`NOT EXISTS (SELECT 1 FROM job_events e
  WHERE e.shop_id = ${repairJobs.shopId} AND e.job_id = ${repairJobs.id})`;

/**
 * Creates a job under the shop's next number, both in one batch, so that two tabs get two numbers,
 * with the customer and the vehicle that it is tied to. The id came with the form: sent twice, it
 * is one job. Returns the job as stored, whether this call created it, and whether it made a
 * customer or vehicle that is like another. `now` in milliseconds; `also`: more statements for the
 * batch, after the job is written; `country`: as `tieVisit` takes it.
 */
export async function createJob(
  db: Db,
  { shopId, jobId: id }: JobRef,
  draft: JobDraft,
  {
    by,
    now,
    chosen = noChoice,
    also = [],
    country,
  }: Actor & { chosen?: Choice; also?: BatchItem<"sqlite">[]; country?: Country },
): Promise<{ job: Job; made: boolean; isAlike: boolean }> {
  const isNew = sql`NOT EXISTS (SELECT 1 FROM repair_jobs WHERE shop_id = ${shopId} AND id = ${id})`;
  const tiedTo = (column: "customer_id" | "vehicle_id") =>
    sql`(SELECT ${sql.raw(column)} FROM repair_jobs WHERE shop_id = ${shopId} AND id = ${id})`;
  const { diagnostic } = draft;
  const at = new Date(now);
  const tie = await tieVisit(db, { shopId, now, country }, visitOf(draft), chosen);
  const parties = tie.statements(db, isNew);
  const answers: readonly unknown[] = await db.batch([
    ...(parties as []),
    insertSelect(
      db,
      workCounters,
      { shopId: shops.id, last: 1, pending: 1, inProgress: 0, tiedUntil: allTied },
      sql`FROM ${shops} WHERE ${eq(shops.id, shopId)} AND ${isNew}`,
    ).onConflictDoUpdate({
      target: workCounters.shopId,
      set: { last: sql`${workCounters.last} + 1`, pending: sql`${workCounters.pending} + 1` },
    }),
    insertSelect(
      db,
      repairJobs,
      {
        ...detailsOf(draft),
        shopId: workCounters.shopId,
        id,
        number: workCounters.last,
        customerId: tie.customerId,
        vehicleId: tie.vehicleId,
        diagnostic,
        status: "pending",
        stateId: null,
        stateSince: null,
        comebackOf: null,
        completedAt: null,
        search: searchColumn(workCounters.last, draft),
        searchIssuesTranslated: null,
        searchDiagnostic: diagnosticWords(diagnostic),
        searchDiagnosticTranslated: null,
        searchQuotes: null,
        quotesMade: 0,
        quotedTotal: null,
        quotedCurrency: null,
        approvedTotal: null,
        invoicedTotal: null,
        paidTotal: null,
        owedTotal: null,
        moneyCurrency: null,
        linkState: null,
        linkAt: null,
        questionsClosed: false,
        createdAt: at,
        updatedAt: at,
        version: 1,
        diagnosticVersion: 1,
        statusVersion: 1,
      },
      sql`FROM ${workCounters} WHERE ${eq(workCounters.shopId, shopId)}`,
    ).onConflictDoNothing({ target: [repairJobs.shopId, repairJobs.id] }),
    // Only the first time: a job that was there has a history.
    addTextWork(db, and(jobOf(shopId, id), hasNoHistory), { by, now }),
    addEvent(db, and(jobOf(shopId, id), hasNoHistory), { by, now, what: "created" }),
    ...(also as []),
    db.select().from(repairJobs).where(jobOf(shopId, id)),
    alikeQuery(
      db,
      shopId,
      { customerId: tiedTo("customer_id"), vehicleId: tiedTo("vehicle_id") },
      now,
    ),
  ]);
  const [, inserted] = answers.slice(parties.length) as D1Result[];
  const [[job], alike] = answers.slice(-2) as [Job[], unknown[]];
  const made = inserted!.meta.changes > 0;
  return { job: job!, made, isAlike: made && alike.length > 0 };
}
