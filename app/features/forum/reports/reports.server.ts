import { and, eq, isNull, sql } from "drizzle-orm";
import {
  discussionReplies,
  discussionReports,
  discussionTopics,
} from "#app/features/forum/tables.server.ts";
import type { Db } from "#app/platform/db/db.server.ts";

/** A post by its place: a topic, or a reply on it. */
type PostPlace = { topicId: string; replyId?: string | undefined };

type NewReport = { userId: string; reason: string; now: number };

/**
 * Stores a report of another member's post; a second one of the same person replaces the first until
 * it is decided. False: there is no such post. `now` in milliseconds.
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

/** The number of reports that wait for a decision, a hundred at most. */
export async function countOpenReports(db: Db): Promise<number> {
  const open = db
    .select({ one: sql`1`.as("one") })
    .from(discussionReports)
    .where(isNull(discussionReports.decidedAt))
    .limit(100)
    .as("open");
  const [row] = await db.select({ count: sql<number>`count(*)` }).from(open);
  return row?.count ?? 0;
}
