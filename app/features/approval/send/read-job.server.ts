import { and, asc, desc, eq, sql } from "drizzle-orm";
import {
  answeredBy,
  hasPaper,
  hasQuotes,
  isChanged,
  isDecided,
  isForAnswer,
  isReplaced,
} from "#app/features/approval/links/link-rows.server.ts";
import { linkSettingsQuery } from "#app/features/approval/settings/link-settings.server.ts";
import { standardSettings } from "#app/features/approval/settings/link-settings.ts";
import { links, revisions } from "#app/features/approval/tables.server.ts";
import {
  findingsToSendQuery,
  inspectionOf,
  inspectionToSendQuery,
} from "#app/features/inspection/sent-findings.server.ts";
import { senderOf, senderQuery } from "#app/features/messages/send/find-shop-sender.server.ts";
import { photosToSendQuery } from "#app/features/photos/sent-photos.server.ts";
import { quoteColumns, shownQuote } from "#app/features/quotes/quote-rows.server.ts";
import { repairQuotes } from "#app/features/quotes/tables.server.ts";
import { documentColumns } from "#app/features/repair/document-columns.server.ts";
import type { JobRef } from "#app/features/repair/job.ts";
import { jobOf } from "#app/features/repair/job-rows.server.ts";
import { openQuestions } from "#app/features/repair/page/open-questions.server.ts";
import { repairJobs } from "#app/features/repair/tables.server.ts";
import { translationsQuery, writerQuery } from "#app/features/repair/texts/translations.server.ts";
import { shopSettings } from "#app/features/shop/tables.server.ts";
import type { Db } from "#app/platform/db/db.server.ts";

/**
 * When this revision was first sent, in milliseconds: a revision sent again after a decision
 * retains its date.
 */
const firstSentAt = sql<number>`(SELECT min(r.created_at) FROM revisions AS r
  WHERE r.shop_id = revisions.shop_id AND r.job_id = revisions.job_id
    AND r.sha256 = revisions.sha256)`;

/** The most quotes that one sending holds. */
const mostQuotes = 30;

/** A job with its pending quotes, its texts and what was sent of it, in one round trip. */
export async function readJobToSend(db: Db, ref: JobRef) {
  const ofJob = and(eq(repairQuotes.shopId, ref.shopId), eq(repairQuotes.jobId, ref.jobId));
  const [
    [job],
    rows,
    [shop],
    translations,
    [writer],
    sent,
    [latest],
    [linkSettings],
    photos,
    sender,
    [inspection],
    findings,
  ] = await db.batch([
    db
      .select({ ...documentColumns, openQuestions })
      .from(repairJobs)
      .where(jobOf(ref.shopId, ref.jobId)),
    db
      .select(quoteColumns)
      .from(repairQuotes)
      .where(and(ofJob, eq(repairQuotes.status, "pending")))
      .orderBy(asc(repairQuotes.createdAt), asc(repairQuotes.id))
      .limit(mostQuotes),
    db.select().from(shopSettings).where(eq(shopSettings.shopId, ref.shopId)),
    translationsQuery(db, ref),
    writerQuery(db, ref),
    linksQuery(db, ref),
    db
      .select({ n: revisions.n, sha256: revisions.sha256, madeAt: firstSentAt })
      .from(revisions)
      .where(and(eq(revisions.shopId, ref.shopId), eq(revisions.jobId, ref.jobId)))
      .orderBy(desc(revisions.n))
      .limit(1),
    linkSettingsQuery(db, ref.shopId),
    photosToSendQuery(db, ref),
    senderQuery(db, ref.shopId),
    inspectionToSendQuery(db, ref),
    findingsToSendQuery(db, ref),
  ]);
  if (!job) return undefined;
  const assumed = writer?.language ?? job.language;
  const settings = linkSettings ?? standardSettings;
  return {
    job,
    shop,
    settings,
    translations,
    assumed,
    sent,
    latest,
    photos,
    inspection: inspectionOf(inspection, findings),
    sender: senderOf(sender),
    quotes: rows.map(shownQuote),
  };
}

export type JobToSend = NonNullable<Awaited<ReturnType<typeof readJobToSend>>>;

/**
 * Whether a job has only findings to send: with a pending quote they would end that quote's link.
 */
export const isOnlyFound = ({ quotes, inspection }: Pick<JobToSend, "quotes" | "inspection">) =>
  quotes.length === 0 && inspection !== undefined;

/** The links of a job, the newest first, with what their states follow. */
const linksQuery = (db: Db, { shopId, jobId }: JobRef) =>
  db
    .select({
      id: links.id,
      revision: links.revision,
      email: links.email,
      createdAt: links.createdAt,
      openedAt: links.openedAt,
      expiresAt: links.expiresAt,
      revokedAt: links.revokedAt,
      remindedAt: links.remindedAt,
      isDecided,
      isReplaced,
      isChanged,
      hasPaper,
      way: answeredBy,
      hasQuotes,
    })
    .from(links)
    .where(and(eq(links.shopId, shopId), eq(links.jobId, jobId), isForAnswer))
    .orderBy(desc(links.createdAt), desc(links.id))
    .limit(10);
