import { and, asc, eq, isNotNull, isNull, sql } from "drizzle-orm";
import { dueLetters } from "#app/features/approval/letters.tables.server.ts";
import { byLink, messages } from "#app/features/messages/tables.server.ts";
import type { JobRef } from "#app/features/repair/job.ts";
import { jobOf } from "#app/features/repair/job-rows.server.ts";
import { repairJobs } from "#app/features/repair/tables.server.ts";
import { translationsQuery } from "#app/features/repair/texts/translations.server.ts";
import { shopSettings } from "#app/features/shop/tables.server.ts";
import type { Db } from "#app/platform/db/db.server.ts";
import type { Message } from "./message.ts";

/** The most messages of a job for which a customer may still ask, and the shop reply. */
export const mostMessages = { customer: 100, shop: 150 } as const;

const ofJob = ({ shopId, jobId }: JobRef) =>
  and(eq(messages.shopId, shopId), eq(messages.jobId, jobId), byLink);

const { id, text, by, at, letterDue } = messages;

/** The thread of a job, the oldest first, in one round trip; undefined when there is no such job. */
export async function findThread(db: Db, { shopId, jobId }: JobRef) {
  const [rows, translations, [job], [shop]] = await db.batch([
    db
      .select({ id, text, by, at, letterDue })
      .from(messages)
      .where(ofJob({ shopId, jobId }))
      .orderBy(asc(at), asc(id))
      .limit(mostMessages.shop),
    translationsQuery(db, { shopId, jobId }),
    db
      .select({
        number: repairJobs.number,
        language: repairJobs.language,
        name: repairJobs.customerFirstName,
        isClosed: repairJobs.questionsClosed,
        letters: sql<string | null>`(SELECT group_concat(w.kind) FROM due_letters w
          WHERE w.shop_id = repair_jobs.shop_id AND w.job_id = repair_jobs.id)`,
        isSent: sql<number>`EXISTS (SELECT 1 FROM links l WHERE l.shop_id = repair_jobs.shop_id
          AND l.job_id = repair_jobs.id)`,
      })
      .from(repairJobs)
      .where(jobOf(shopId, jobId)),
    db
      .select({ unreviewedMayGo: shopSettings.unreviewedMayGo })
      .from(shopSettings)
      .where(eq(shopSettings.shopId, shopId)),
  ]);
  if (!job) return undefined;
  const stored = Map.groupBy(
    translations.filter(({ field }) => field === "message"),
    ({ subjectId }) => subjectId,
  );
  const said = rows.map((row): Message & { letterDue: boolean } => ({
    ...row,
    translations: stored.get(row.id) ?? [],
  }));
  return { job, messages: said, unreviewedMayGo: shop?.unreviewedMayGo ?? false };
}

export type Thread = NonNullable<Awaited<ReturnType<typeof findThread>>>;

/** Marks the other side's messages as read, so that no letter is sent about them. */
export const noteRead = (db: Db, ref: JobRef, reader: "customer" | "shop") =>
  db.batch([
    db
      .update(messages)
      .set({ letterDue: false })
      .where(and(ofJob(ref), sql`letter_due = 1`, reader === "shop" ? isNull(by) : isNotNull(by))),
    db
      .delete(dueLetters)
      .where(
        and(
          eq(dueLetters.shopId, ref.shopId),
          eq(dueLetters.jobId, ref.jobId),
          eq(dueLetters.kind, reader === "shop" ? "question" : "reply"),
          isNull(dueLetters.claimedAt),
        ),
      ),
  ]);

/** Whether a message of the other side waits for this reader. */
export const isUnread = ({ job, messages }: Thread, reader: "customer" | "shop"): boolean =>
  job.letters?.includes(reader === "shop" ? "question" : "reply") ||
  messages.some(({ letterDue, by }) => letterDue && (by === null) === (reader === "shop"));
