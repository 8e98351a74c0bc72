import { and, eq, gt, isNull, type SQL, sql } from "drizzle-orm";
import { decisions, links, revisions } from "#app/features/approval/tables.server.ts";
import type { ConsentWay } from "#app/features/quotes/consent.ts";
import { storedElements } from "#app/platform/db/json-rows.server.ts";

// The link's columns are written out with their table: Drizzle leaves the table away in the columns of
// a select from one table, and the subqueries' own columns have the same names.

/** Whether the revision of a link has a decision, by whichever link. */
export const isDecided: SQL<number> = sql<number>`EXISTS (SELECT 1 FROM ${decisions} d
  WHERE d.shop_id = links.shop_id AND d.job_id = links.job_id
    AND d.revision = links.revision)`;

/** Way of the decision made by this link; null for none. */
export const answeredBy = sql<ConsentWay | null>`(SELECT d.way FROM ${decisions} d
  WHERE d.shop_id = links.shop_id AND d.job_id = links.job_id
    AND d.revision = links.revision AND d.link_id = links.id)`;

/** Whether a link was sent for an answer: a link to a proof is decided from the start. */
export const isForAnswer: SQL = sql`(links.decided_at IS NULL
  OR links.decided_at > links.created_at)`;

/** Whether something newer was sent for its job. */
export const isReplaced: SQL<number> = sql<number>`EXISTS (SELECT 1 FROM ${revisions} newer
  WHERE newer.shop_id = links.shop_id AND newer.job_id = links.job_id
    AND newer.n > links.revision)`;

/** Whether the PDF of a link's revision is made. */
export const hasPaper: SQL<number> = sql<number>`EXISTS (SELECT 1 FROM ${revisions} r
  WHERE r.shop_id = ${links.shopId} AND r.job_id = ${links.jobId}
    AND r.n = ${links.revision} AND r.pdf_sha256 IS NOT NULL)`;

/** Whether the revision of a link has quotes, and not only what was found. */
export const hasQuotes: SQL<number> = sql<number>`EXISTS (SELECT 1 FROM ${revisions} r
  WHERE r.shop_id = ${links.shopId} AND r.job_id = ${links.jobId}
    AND r.n = ${links.revision} AND r.quotes <> '[]')`;

/** Whether one of these quotes (JSON) is not pending any more, or not at the version that was sent. */
export const areChanged = (quotes: SQL, { shopId, jobId }: { shopId: SQL; jobId: SQL }) =>
  sql<number>`EXISTS (SELECT 1 FROM ${storedElements(quotes, "sent")} WHERE NOT EXISTS (
    SELECT 1 FROM repair_quotes q WHERE q.shop_id = ${shopId} AND q.job_id = ${jobId}
      AND q.id = sent.value ->> 'id' AND q.version = sent.value ->> 'version'
      AND q.status = 'pending'))`;

/** Whether a quote of a link's revision is no longer pending, or has a newer version. */
export const isChanged: SQL<number> = areChanged(
  sql`(SELECT r.quotes FROM ${revisions} r WHERE r.shop_id = links.shop_id
    AND r.job_id = links.job_id AND r.n = links.revision)`,
  { shopId: sql`links.shop_id`, jobId: sql`links.job_id` },
);

/** The link of a token, while a decision may be made by it. */
export const isOpenLink = (tokenHash: string, now: number): SQL =>
  and(
    eq(links.tokenHash, tokenHash),
    isNull(links.revokedAt),
    gt(links.expiresAt, new Date(now)),
    sql`NOT ${isDecided}`,
    sql`NOT ${isReplaced}`,
    sql`NOT ${isChanged}`,
  )!;
