import { and, desc, eq, getTableColumns, sql } from "drizzle-orm";
import { users } from "#app/features/account/tables.server.ts";
import { authorColumns } from "#app/features/forum/posts/authors.server.ts";
import { type Edit, savePost } from "#app/features/forum/posts/edit-post.server.ts";
import { type TopicDraft, topicsPerPage } from "#app/features/forum/posts/post.ts";
import { discussionTopics, replyLetters } from "#app/features/forum/tables.server.ts";
import type { Db } from "#app/platform/db/db.server.ts";
import type { Cursor } from "#app/values/cursor.ts";

/** A topic as it is written down. */
export type Topic = typeof discussionTopics.$inferSelect;

/** What the list shows of a topic; its text stays where it is. */
const topicLine = {
  id: discussionTopics.id,
  title: discussionTopics.title,
  originalLanguage: discussionTopics.originalLanguage,
  createdAt: discussionTopics.createdAt,
  editedAt: discussionTopics.editedAt,
  lastActivityAt: discussionTopics.lastActivityAt,
  replyCount: discussionTopics.replyCount,
  unseen: discussionTopics.unseen,
  answeredAt: discussionTopics.answeredAt,
  hiddenAt: discussionTopics.hiddenAt,
  hiddenReason: discussionTopics.hiddenReason,
  ...authorColumns,
};

/**
 * The statement behind a page of the list, newest activity first, apart so that tests can read its
 * plan.
 */
export const topicsQuery = (db: Db, before?: Cursor, limit = topicsPerPage + 1) =>
  db
    .select(topicLine)
    .from(discussionTopics)
    .leftJoin(users, eq(users.id, discussionTopics.userId))
    .where(
      before &&
        sql`(${discussionTopics.lastActivityAt}, ${discussionTopics.id}) < (${before.at}, ${before.id})`,
    )
    .orderBy(desc(discussionTopics.lastActivityAt), desc(discussionTopics.id))
    .limit(limit);

export type TopicLine = Awaited<ReturnType<typeof topicsQuery>>[number];

/** One page of the list, and where the next begins, if there is one. */
export async function listTopics(
  db: Db,
  { before, show = topicsPerPage }: { before?: Cursor | undefined; show?: number | undefined } = {},
): Promise<{ topics: TopicLine[]; older: Cursor | undefined }> {
  const rows = await topicsQuery(db, before, show + 1);
  const topics = rows.slice(0, show);
  const last = topics.at(-1);
  const older =
    rows.length > show && last ? { at: last.lastActivityAt.getTime(), id: last.id } : undefined;
  return { topics, older };
}

/** A topic with its author, for its page. */
export const topicQuery = (db: Db, id: string) =>
  db
    .select({ topic: getTableColumns(discussionTopics), author: authorColumns })
    .from(discussionTopics)
    .leftJoin(users, eq(users.id, discussionTopics.userId))
    .where(eq(discussionTopics.id, id));

/** A topic's id, and the person who wrote it. */
type Owned = { userId: string; id: string };

/**
 * Writes a new topic. The id came with the form: sent twice, it is one topic. Answers the topic as
 * it stands under this id, and whether this call made it. `now` in milliseconds.
 */
export async function createTopic(
  db: Db,
  { userId, id, draft, now }: Owned & { draft: TopicDraft; now: number },
): Promise<{ topic: Topic; made: boolean }> {
  const at = new Date(now);
  const { title, content, language: originalLanguage } = draft;
  const times = { createdAt: at, lastActivityAt: at, seenAt: at };
  const [inserted, found] = await db.batch([
    db
      .insert(discussionTopics)
      .values({ id, userId, title, content, originalLanguage, ...times })
      .onConflictDoNothing(),
    db.select().from(discussionTopics).where(eq(discussionTopics.id, id)),
  ]);
  return { topic: found[0]!, made: inserted.meta.changes > 0 };
}

/** A topic of this person; another's is simply not there. */
const own = (userId: string, id: string) =>
  and(eq(discussionTopics.id, id), eq(discussionTopics.userId, userId));

export const findOwnTopic = (db: Db, userId: string, id: string): Promise<Topic | undefined> =>
  db.select().from(discussionTopics).where(own(userId, id)).get();

// The writes below answer whether this person has such a topic (and may still change it). `now` is
// in milliseconds.

/** Changes the title and the text of a topic (`savePost`). */
export const saveTopic = (
  db: Db,
  { userId, id, ...edit }: Owned & Edit<Pick<TopicDraft, "title" | "content">>,
) => savePost(db, discussionTopics, { ...edit, row: own(userId, id) });

/** Removes a topic with all its replies (the foreign keys cascade). */
export const removeTopic = (db: Db, userId: string, id: string) =>
  changed(db.delete(discussionTopics).where(own(userId, id)));

/** Marks a topic as answered, or as open again. */
export const setAnswered = (
  db: Db,
  { userId, id, answered, now }: Owned & { answered: boolean; now: number },
) =>
  changed(
    db
      .update(discussionTopics)
      .set({ answeredAt: answered ? new Date(now) : null })
      .where(own(userId, id)),
  );

/**
 * What a visit of its author changes: up to when replies are seen now, since when they were not,
 * how many that are.
 */
export type Visit = { since: Date; upTo: Date; seen: number };

/**
 * Notes a visit, unless another one was noted since the topic was read: then that one counted these
 * replies. The next reply may be announced by a letter again.
 */
export const noteVisit = (db: Db, userId: string, id: string, { since, upTo, seen }: Visit) =>
  db.batch([
    db
      .update(discussionTopics)
      .set({ seenAt: upTo, unseen: sql`max(0, ${discussionTopics.unseen} - ${seen})` })
      .where(and(own(userId, id), eq(discussionTopics.seenAt, since))),
    db
      .delete(replyLetters)
      .where(and(eq(replyLetters.topicId, id), eq(replyLetters.userId, userId))),
  ]);

const changed = async (write: PromiseLike<D1Result>): Promise<boolean> =>
  (await write).meta.changes > 0;
