import { and, eq, isNull, sql } from "drizzle-orm";
import type { CountedUse } from "#app/features/account/budget/uses.server.ts";
import type { ReplyDraft } from "#app/features/forum/posts/post.ts";
import { queueReplyLetter } from "#app/features/forum/reply-letters/queue.server.ts";
import { discussionReplies, discussionTopics } from "#app/features/forum/tables.server.ts";
import type { Db } from "#app/platform/db/db.server.ts";
import { insertSelect } from "#app/platform/db/insert-select.server.ts";
import type { Owned, Reply } from "./replies.server.ts";

/**
 * Creates a reply and updates its topic's counts, in one batch. The id came with the form, so that
 * one sent twice makes one reply. "gone": the topic was removed or hidden; "tooFast": no use of its
 * pace was left. `now` in milliseconds.
 */
export async function createReply(
  db: Db,
  {
    userId,
    topicId,
    id,
    draft: { content, language },
    now,
    pace,
  }: Owned & { draft: ReplyDraft; now: number; pace: CountedUse },
): Promise<{ reply: Reply; made: boolean } | "gone" | "tooFast"> {
  const isOpen = and(eq(discussionTopics.id, topicId), isNull(discussionTopics.hiddenAt));
  const open = and(isOpen, pace.isLeft);
  const [, , inserted, counted, found] = await db.batch([
    queueReplyLetter(db, { topicId, replierId: userId, provided: pace.isLeft }, now),
    db
      .update(discussionTopics)
      .set({
        replyCount: sql`${discussionTopics.replyCount} + 1`,
        lastActivityAt: sql`max(${discussionTopics.lastActivityAt}, ${now})`,
        unseen: sql`${discussionTopics.unseen} + (${discussionTopics.userId} is not ${userId})`,
      })
      .where(
        and(
          open,
          sql`not exists (select 1 from ${discussionReplies} where ${discussionReplies.id} = ${id})`,
        ),
      ),
    insertSelect(
      db,
      discussionReplies,
      {
        id,
        topicId: discussionTopics.id,
        userId,
        content,
        originalLanguage: language,
        createdAt: new Date(now),
        editedAt: null,
        hiddenAt: null,
        hiddenReason: null,
        version: 1,
      },
      sql`FROM ${discussionTopics} WHERE ${open}`,
    ).onConflictDoNothing(),
    pace.count,
    db.select().from(discussionReplies).where(eq(discussionReplies.id, id)),
  ]);
  if (found[0]) return { reply: found[0], made: inserted.meta.changes > 0 };
  return counted.meta.changes > 0 ? "gone" : "tooFast";
}
