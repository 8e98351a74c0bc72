import { and, asc, eq, isNull, type SQL, sql } from "drizzle-orm";
import { users } from "#app/features/account/tables.server.ts";
import { authorColumns } from "#app/features/forum/posts/authors.server.ts";
import {
  discussionReplies,
  discussionReports,
  discussionTexts,
  discussionTopics,
} from "#app/features/forum/tables.server.ts";
import type { Db } from "#app/platform/db/db.server.ts";
import { auditEntryIf } from "#app/platform/log/audit.server.ts";
import type { Language } from "#app/values/language.ts";

/** A post by its place: a topic, or a reply on it. */
type PostPlace = { topicId: string; replyId?: string | undefined };

type NewReport = { userId: string; reason: string; now: number };

/**
 * Stores a report of another's post; a second one of the same person takes the place of the first
 * while nobody has decided. Answers whether there is such a post to report. `now` in milliseconds.
 */
export async function createReport(
  db: Db,
  { userId, topicId, replyId, reason, now }: PostPlace & NewReport,
): Promise<boolean> {
  const posts = replyId ? discussionReplies : discussionTopics;
  const row = {
    userId: sql<string>`${userId}`.as("user_id"),
    postId: sql<string>`${posts.id}`.as("post_id"),
    topicId: sql<string>`${topicId}`.as("topic_id"),
    replyId: sql<string | null>`${replyId ?? null}`.as("reply_id"),
    reason: sql<string>`${reason}`.as("reason"),
    createdAt: sql<Date>`${now}`.as("created_at"),
    decidedAt: sql<Date | null>`null`.as("decided_at"),
    decidedBy: sql<string | null>`null`.as("decided_by"),
    decision: sql<"hidden" | "stands" | null>`null`.as("decision"),
  };
  const place = replyId
    ? and(eq(discussionReplies.id, replyId), eq(discussionReplies.topicId, topicId))
    : eq(discussionTopics.id, topicId);
  const others = and(place, sql`${posts.userId} is not ${userId}`);
  const [, found] = await db.batch([
    db
      .insert(discussionReports)
      .select(db.select(row).from(posts).where(others))
      .onConflictDoUpdate({
        target: [discussionReports.userId, discussionReports.postId],
        set: { reason: sql`excluded.reason`, createdAt: sql`excluded.created_at` },
        setWhere: isNull(discussionReports.decidedAt),
      }),
    db.select({ id: posts.id }).from(posts).where(others),
  ]);
  return found.length > 0;
}

/** So many open reports are shown at once; deciding makes room for the next. */
const reportsPerPage = 20;

/** The statement behind the list of open reports, oldest first, with the post and both people. */
function openReportsQuery(db: Db, limit = reportsPerPage + 1) {
  return db
    .select({
      postId: discussionReports.postId,
      topicId: discussionReports.topicId,
      replyId: discussionReports.replyId,
      reason: discussionReports.reason,
      createdAt: discussionReports.createdAt,
      reporter: authorColumns,
      title: discussionTopics.title,
      // A topic says more than a reply where there is none.
      content: sql<string>`coalesce(${discussionReplies.content}, ${discussionTopics.content})`,
      language: sql<Language>`coalesce(${discussionReplies.originalLanguage}, ${discussionTopics.originalLanguage})`,
      writtenAt: sql<number>`coalesce(${discussionReplies.createdAt}, ${discussionTopics.createdAt})`,
      hiddenAt: sql<
        number | null
      >`iif(${discussionReports.replyId} is null, ${discussionTopics.hiddenAt}, ${discussionReplies.hiddenAt})`,
      author: {
        userId: sql<string | null>`author.id`,
        name: sql<string | null>`author.name`,
        email: sql<string | null>`author.email`,
      },
    })
    .from(discussionReports)
    .innerJoin(users, eq(users.id, discussionReports.userId))
    .innerJoin(discussionTopics, eq(discussionTopics.id, discussionReports.topicId))
    .leftJoin(discussionReplies, eq(discussionReplies.id, discussionReports.replyId))
    .leftJoin(
      sql`${users} as author`,
      sql`author.id = iif(${discussionReports.replyId} is null, ${discussionTopics.userId}, ${discussionReplies.userId})`,
    )
    .where(isNull(discussionReports.decidedAt))
    .orderBy(asc(discussionReports.createdAt))
    .limit(limit);
}

export type OpenReport = Awaited<ReturnType<typeof openReportsQuery>>[number];

/** What waits for a decision, and whether more does. */
export async function listOpenReports(db: Db): Promise<{ reports: OpenReport[]; more: boolean }> {
  const rows = await openReportsQuery(db);
  return { reports: rows.slice(0, reportsPerPage), more: rows.length > reportsPerPage };
}

/** Which post an administrator decides about, and when (milliseconds). */
type Decision = { adminId: string; postId: string; now: number };

const settleReports = (db: Db, decision: "hidden" | "stands", { adminId, postId, now }: Decision) =>
  db
    .update(discussionReports)
    .set({ decision, decidedBy: adminId, decidedAt: new Date(now) })
    .where(and(eq(discussionReports.postId, postId), isNull(discussionReports.decidedAt)));

type Audited = { verb: "hidden" | "stands"; reason?: string };

/** The line of the audit log; under a condition, so that what is not done is not logged. */
const auditDecision = (
  db: Db,
  { adminId, postId, now }: Decision,
  { verb, reason }: Audited,
  holds: SQL,
) =>
  auditEntryIf(
    db,
    {
      actorId: adminId,
      action: `post.${verb}`,
      subjectId: postId,
      ...(reason && { after: { reason } }),
      now,
    },
    holds,
  );

const isOpen = (postId: string) =>
  sql`exists (select 1 from ${discussionReports} where ${discussionReports.postId} = ${postId} and ${discussionReports.decidedAt} is null)`;
const isThere = (postId: string) =>
  sql`(exists (select 1 from ${discussionTopics} where ${discussionTopics.id} = ${postId}) or exists (select 1 from ${discussionReplies} where ${discussionReplies.id} = ${postId}))`;
const reported = (postId: string) =>
  sql`exists (select 1 from ${discussionReports} where ${discussionReports.postId} = ${postId})`;

/**
 * Hides a reported post: readers see the reason in its place, the search finds it no more, and its
 * reports are settled, all in one batch. Answers whether there was such a post.
 */
export async function hidePost(
  db: Db,
  { reason, ...decision }: Decision & { reason: string },
): Promise<boolean> {
  const { postId, now } = decision;
  const hidden = { hiddenAt: new Date(now), hiddenReason: reason };
  const answers = await db.batch([
    db
      .update(discussionTopics)
      .set(hidden)
      .where(and(eq(discussionTopics.id, postId), reported(postId))),
    db
      .update(discussionReplies)
      .set(hidden)
      .where(and(eq(discussionReplies.id, postId), reported(postId))),
    db
      .delete(discussionTexts)
      .where(
        and(eq(discussionTexts.topicId, postId), isNull(discussionTexts.replyId), reported(postId)),
      ),
    db.delete(discussionTexts).where(and(eq(discussionTexts.replyId, postId), reported(postId))),
    auditDecision(
      db,
      decision,
      { verb: "hidden", reason },
      sql`${isThere(postId)} and ${reported(postId)}`,
    ),
    settleReports(db, "hidden", decision),
  ]);
  return answers[0].meta.changes + answers[1].meta.changes > 0;
}

/** Lets a reported post stand: its reports are settled. Answers whether any were open. */
export async function keepPost(db: Db, decision: Decision): Promise<boolean> {
  const [, settled] = await db.batch([
    auditDecision(db, decision, { verb: "stands" }, isOpen(decision.postId)),
    settleReports(db, "stands", decision),
  ]);
  return settled.meta.changes > 0;
}
