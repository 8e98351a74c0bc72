import { and, eq, getTableColumns, sql } from "drizzle-orm";
import type { CountedUse } from "#app/features/account/budget/uses.server.ts";
import { users } from "#app/features/account/tables.server.ts";
import { authorColumns } from "#app/features/forum/posts/authors.server.ts";
import type { Edit } from "#app/features/forum/posts/edit-post.server.ts";
import { savePost } from "#app/features/forum/posts/edit-post.server.ts";
import type { TopicDraft } from "#app/features/forum/posts/post.ts";
import { discussionTopics, discussionTranslations } from "#app/features/forum/tables.server.ts";
import {
  isTranslationOf,
  translationColumns,
} from "#app/features/forum/translation/stored.server.ts";
import type { Db } from "#app/platform/db/db.server.ts";
import { insertSelect } from "#app/platform/db/insert-select.server.ts";
import type { Language } from "#app/values/language.ts";

/** A topic as it is stored. */
export type Topic = typeof discussionTopics.$inferSelect;

/** A topic with its author, for its page. */
export const topicQuery = (db: Db, id: string, into?: Language) =>
  db
    .select({
      topic: getTableColumns(discussionTopics),
      author: authorColumns,
      translation: translationColumns,
    })
    .from(discussionTopics)
    .leftJoin(users, eq(users.id, discussionTopics.userId))
    .leftJoin(discussionTranslations, isTranslationOf(discussionTopics.id, into))
    .where(eq(discussionTopics.id, id));

/** The key of a topic, and its author. */
type Owned = { userId: string; id: string };

/**
 * Creates a topic. The id came with the form, so that one sent twice makes one topic. Returns the
 * stored topic, and whether this call made it; "tooFast" where no use of its pace was left. `now` in
 * milliseconds.
 */
export async function createTopic(
  db: Db,
  { userId, id, draft, now, pace }: Owned & { draft: TopicDraft; now: number; pace: CountedUse },
): Promise<{ topic: Topic; made: boolean } | "tooFast"> {
  const at = new Date(now);
  const { title, content, language: originalLanguage } = draft;
  const [inserted, , found] = await db.batch([
    insertSelect(
      db,
      discussionTopics,
      {
        id,
        userId,
        title,
        content,
        originalLanguage,
        version: 1,
        replyCount: 0,
        unseen: 0,
        createdAt: at,
        lastActivityAt: at,
        seenAt: at,
        editedAt: null,
        hiddenAt: null,
        hiddenReason: null,
        answeredAt: null,
      },
      sql`WHERE ${pace.isLeft}`,
    ).onConflictDoNothing(),
    pace.count,
    db.select().from(discussionTopics).where(eq(discussionTopics.id, id)),
  ]);
  return found[0] ? { topic: found[0], made: inserted.meta.changes > 0 } : "tooFast";
}

/** A topic of this author. */
export const own = (userId: string, id: string) =>
  and(eq(discussionTopics.id, id), eq(discussionTopics.userId, userId));

export const findOwnTopic = (db: Db, userId: string, id: string): Promise<Topic | undefined> =>
  db.select().from(discussionTopics).where(own(userId, id)).get();

// The writes below return whether the author has such a topic. `now` in milliseconds.

/** Changes the title and the text of a topic (`savePost`). */
export const saveTopic = (
  db: Db,
  { userId, id, ...edit }: Owned & Edit<Pick<TopicDraft, "title" | "content">>,
) => savePost(db, discussionTopics, { ...edit, row: own(userId, id) });

/** Removes a topic with all its replies (the foreign keys cascade). */
export const removeTopic = (db: Db, userId: string, id: string) =>
  changed(db.delete(discussionTopics).where(own(userId, id)));

/** Marks a topic as answered, or reopens it. */
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

const changed = async (write: PromiseLike<D1Result>): Promise<boolean> =>
  (await write).meta.changes > 0;
