import { and, asc, desc, eq, getTableColumns, isNull, sql } from "drizzle-orm";
import { users } from "#app/features/account/tables.server.ts";
import { authorColumns } from "#app/features/forum/posts/authors.server.ts";
import { type Edit, savePost } from "#app/features/forum/posts/edit-post.server.ts";
import {
  type RepliesAsked,
  type ReplyDraft,
  repliesPerPage,
} from "#app/features/forum/posts/post.ts";
import { queueReplyLetter } from "#app/features/forum/reply-letters/queue.server.ts";
import { discussionReplies, discussionTopics } from "#app/features/forum/tables.server.ts";
import { type Topic, topicQuery } from "#app/features/forum/topics/topics.server.ts";
import type { Db } from "#app/platform/db/db.server.ts";
import { insertSelect } from "#app/platform/db/insert-select.server.ts";
import type { Cursor } from "#app/values/cursor.ts";

/** A reply as it is written down. */
export type Reply = typeof discussionReplies.$inferSelect;

/**
 * The statement behind a page of replies, apart so that tests can read its plan. Backwards where
 * the end is known and not the beginning.
 */
export const repliesQuery = (
  db: Db,
  topicId: string,
  { from, after, until, last }: RepliesAsked,
  limit = repliesPerPage + 1,
) => {
  const place = sql`(${discussionReplies.createdAt}, ${discussionReplies.id})`;
  const order = until || last ? desc : asc;
  return db
    .select({ reply: getTableColumns(discussionReplies), author: authorColumns })
    .from(discussionReplies)
    .leftJoin(users, eq(users.id, discussionReplies.userId))
    .where(
      and(
        eq(discussionReplies.topicId, topicId),
        from && sql`${place} >= (${from.at}, ${from.id})`,
        after && sql`${place} > (${after.at}, ${after.id})`,
        until && sql`${place} < (${until.at}, ${until.id})`,
      ),
    )
    .orderBy(order(discussionReplies.createdAt), order(discussionReplies.id))
    .limit(limit);
};

type WithAuthor = Awaited<ReturnType<typeof repliesQuery>>[number];
export type TopicPage = {
  topic: Topic;
  author: WithAuthor["author"];
  /** In the order in which they were written. */
  replies: WithAuthor[];
  /** Whether there are replies before the first one shown, and after the last. */
  earlier: boolean;
  later: boolean;
};

/** A topic with a page of its replies, in one round trip; undefined when there is no such topic. */
export async function findTopicPage(
  db: Db,
  id: string,
  asked: RepliesAsked = {},
): Promise<TopicPage | undefined> {
  const [[found], rows] = await db.batch([topicQuery(db, id), repliesQuery(db, id, asked)]);
  if (!found) return undefined;
  const more = rows.length > repliesPerPage;
  const replies = rows.slice(0, repliesPerPage);
  const backwards = asked.until !== undefined || asked.last === true;
  if (backwards) replies.reverse();
  return {
    ...found,
    replies,
    earlier: backwards ? more : asked.from !== undefined || asked.after !== undefined,
    later: backwards ? asked.until !== undefined : more,
  };
}

/**
 * Where on its topic a reply stands: the first page if it is there, else the page that begins with
 * it. Undefined: no such reply.
 */
export async function findReplyPlace(
  db: Db,
  topicId: string,
  id: string,
): Promise<{ from: Cursor | undefined } | undefined> {
  const [[reply], first] = await db.batch([
    db
      .select({ at: discussionReplies.createdAt, id: discussionReplies.id })
      .from(discussionReplies)
      .where(and(eq(discussionReplies.id, id), eq(discussionReplies.topicId, topicId))),
    db
      .select({ id: discussionReplies.id })
      .from(discussionReplies)
      .where(eq(discussionReplies.topicId, topicId))
      .orderBy(asc(discussionReplies.createdAt), asc(discussionReplies.id))
      .limit(repliesPerPage),
  ]);
  if (!reply) return undefined;
  return { from: first.some((one) => one.id === id) ? undefined : { at: reply.at.getTime(), id } };
}

/** A reply's place, and the person who wrote it. */
type Owned = { userId: string; topicId: string; id: string };

/**
 * Writes a reply, and on its topic that there is one more, in one batch. The id came with the form:
 * sent twice, it is one reply. "gone": the topic was removed or hidden meanwhile. `now` in
 * milliseconds.
 */
export async function createReply(
  db: Db,
  {
    userId,
    topicId,
    id,
    draft: { content, language },
    now,
  }: Owned & {
    draft: ReplyDraft;
    now: number;
  },
): Promise<{ reply: Reply; made: boolean } | "gone"> {
  const open = and(eq(discussionTopics.id, topicId), isNull(discussionTopics.hiddenAt));
  const [, , inserted, found] = await db.batch([
    queueReplyLetter(db, { topicId, replierId: userId }, now),
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
    db.select().from(discussionReplies).where(eq(discussionReplies.id, id)),
  ]);
  return found[0] ? { reply: found[0], made: inserted.meta.changes > 0 } : "gone";
}

/** A reply of this person on this topic; another's is simply not there. */
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

/**
 * Removes a reply of this person, and takes it off the topic's counts in the same batch. Answers
 * whether there was one.
 */
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
