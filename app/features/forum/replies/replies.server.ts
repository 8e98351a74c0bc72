import { and, eq, sql } from "drizzle-orm";
import type { Edit } from "#app/features/forum/posts/edit-post.server.ts";
import { savePost } from "#app/features/forum/posts/edit-post.server.ts";
import type { ReplyDraft } from "#app/features/forum/posts/post.ts";
import { discussionReplies, discussionTopics } from "#app/features/forum/tables.server.ts";
import type { Db } from "#app/platform/db/db.server.ts";

/** A reply as it is stored. */
export type Reply = typeof discussionReplies.$inferSelect;

/** The key of a reply, and its author. */
export type Owned = { userId: string; topicId: string; id: string };

/** A reply of this author on this topic. */
const own = ({ userId, topicId, id }: Owned) =>
  and(
    eq(discussionReplies.id, id),
    eq(discussionReplies.topicId, topicId),
    eq(discussionReplies.userId, userId),
  );

export const findOwnReply = (db: Db, reply: Owned): Promise<Reply | undefined> =>
  db.select().from(discussionReplies).where(own(reply)).get();

/** Changes the text of a reply (`savePost`). */
export const saveReply = (
  db: Db,
  { userId, topicId, id, ...edit }: Owned & Edit<Pick<ReplyDraft, "content">>,
) => savePost(db, discussionReplies, { ...edit, row: own({ userId, topicId, id }) });

/** Removes a reply of this author and updates its topic's counts. False: there is none. */
export async function removeReply(db: Db, reply: Owned): Promise<boolean> {
  const { userId, topicId } = reply;
  const mine = sql`select 1 from ${discussionReplies} where ${own(reply)}`;
  const unseen = sql`exists (${mine} and ${discussionReplies.createdAt} > ${discussionTopics.seenAt} and ${discussionTopics.userId} is not ${userId})`;
  const [, removed] = await db.batch([
    db
      .update(discussionTopics)
      .set({
        replyCount: sql`${discussionTopics.replyCount} - 1`,
        unseen: sql`max(0, ${discussionTopics.unseen} - ${unseen})`,
      })
      .where(and(eq(discussionTopics.id, topicId), sql`exists (${mine})`)),
    db.delete(discussionReplies).where(own(reply)),
  ]);
  return removed.meta.changes > 0;
}
