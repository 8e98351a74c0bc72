import type { SQL } from "drizzle-orm";
import { and, eq, isNull, sql } from "drizzle-orm";
import {
  discussionReplies,
  discussionReports,
  discussionTexts,
  discussionTopics,
} from "#app/features/forum/tables.server.ts";
import type { Db } from "#app/platform/db/db.server.ts";
import { auditEntryIf } from "#app/platform/log/audit.server.ts";

/** An administrator's decision about a post. `now` in milliseconds. */
type Decision = { adminId: string; postId: string; now: number };

const settleReports = (db: Db, decision: "hidden" | "stands", { adminId, postId, now }: Decision) =>
  db
    .update(discussionReports)
    .set({ decision, decidedBy: adminId, decidedAt: new Date(now) })
    .where(and(eq(discussionReports.postId, postId), isNull(discussionReports.decidedAt)));

type Audited = { verb: "hidden" | "stands"; reason?: string };

/** The audit entry, written only if the decision takes effect. */
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
 * Hides a reported post: readers see the reason instead, the search no longer finds it, and its
 * reports are settled, in one batch. False: there is no such post.
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

/** Keeps a reported post and settles its reports. False: none were open. */
export async function keepPost(db: Db, decision: Decision): Promise<boolean> {
  const [, settled] = await db.batch([
    auditDecision(db, decision, { verb: "stands" }, isOpen(decision.postId)),
    settleReports(db, "stands", decision),
  ]);
  return settled.meta.changes > 0;
}
