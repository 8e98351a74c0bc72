import { and, eq, isNotNull, isNull, ne, type SQL, sql } from "drizzle-orm";
import type { CountedUse } from "#app/features/account/budget/uses.server.ts";
import { profiles } from "#app/features/account/tables.server.ts";
import type { ReplyDraft } from "#app/features/forum/posts/post.ts";
import {
  discussionReplies,
  discussionTopics,
  replyLetters,
} from "#app/features/forum/tables.server.ts";
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

/**
 * Delay of a letter, in milliseconds: an author who is reading the forum needs none, and a reply
 * that is deleted at once is not announced.
 */
const delay = 5 * 60 * 1000;

/**
 * Query that queues a letter about a reply, for the batch that writes the reply and before the
 * topic counts it. Queues nothing unless the topic's author wants letters and did not write the
 * reply. While earlier replies are unseen, the letter about them covers this one too.
 */
const queueReplyLetter = (
  db: Db,
  { topicId, replierId, provided }: { topicId: string; replierId: string; provided: SQL },
  now: number,
) =>
  insertSelect(
    db,
    replyLetters,
    {
      topicId: discussionTopics.id,
      userId: discussionTopics.userId,
      dueAt: new Date(now + delay),
      sentAt: null,
      tries: 0,
    },
    sql`FROM ${discussionTopics} JOIN ${profiles} ON ${profiles.id} = ${discussionTopics.userId} WHERE ${and(
      eq(discussionTopics.id, topicId),
      isNull(discussionTopics.hiddenAt),
      ne(discussionTopics.userId, replierId),
      isNotNull(profiles.replyLetters),
      provided,
    )}`,
  ).onConflictDoUpdate({
    target: replyLetters.topicId,
    set: { dueAt: new Date(now + delay), sentAt: null, tries: 0 },
    setWhere: sql`(select ${discussionTopics.unseen} from ${discussionTopics} where ${discussionTopics.id} = ${topicId}) = 0`,
  });
