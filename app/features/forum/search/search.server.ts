import { and, eq, inArray, type SQL, sql } from "drizzle-orm";
import { integer, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { topicsPerPage } from "#app/features/forum/posts/post.ts";
import { discussionTexts } from "#app/features/forum/tables.server.ts";
import type { Db } from "#app/platform/db/db.server.ts";
import type { Language } from "#app/values/language.ts";

/** So many texts are looked at for one page of the search; several may belong to one topic. */
const textsPerPage = 40;

/**
 * A topic that was found, and the newest reply of it that says so; without one its own text does.
 */
export type Found = {
  id: string;
  title: string;
  originalLanguage: Language;
  createdAt: number;
  editedAt: number | null;
  lastActivityAt: number;
  replyCount: number;
  unseen: number;
  answeredAt: number | null;
  hiddenAt: number | null;
  hiddenReason: string | null;
  userId: string | null;
  name: string | null;
  email: string | null;
  replyId: string | null;
};

type Row = Found & { lowest: number; texts: number };

/**
 * The statement behind a search: the newest texts with all the words, originals and translations,
 * by topic.
 */
const searchQuery = (match: string, limit: number, below = Number.MAX_SAFE_INTEGER) => sql`
  with hit as (
    select rowid as n from discussion_search where discussion_search match ${match} and rowid < ${below} order by rowid desc limit ${limit}
  ), found as (
    select t.topic_id, t.reply_id, max(hit.n) as n, min(hit.n) as lowest, count(*) as texts
    from hit join discussion_texts t on t.n = hit.n / 2 * 2 group by t.topic_id
  )
  select topics.id, topics.title, topics.original_language as originalLanguage, topics.created_at as createdAt, topics.edited_at as editedAt,
    topics.last_activity_at as lastActivityAt, topics.reply_count as replyCount, topics.unseen, topics.answered_at as answeredAt,
    topics.hidden_at as hiddenAt, topics.hidden_reason as hiddenReason, users.id as userId, users.name, users.email,
    found.reply_id as replyId, found.lowest, found.texts
  from found join discussion_topics topics on topics.id = found.topic_id left join users on users.id = topics.user_id
  order by found.n desc`;

/**
 * What a search finds, newest text first, and where the next page begins. What finds nothing is
 * asked once more, loosely. `show`: how many topics (values/shown.ts).
 */
export async function searchTopics(
  db: Db,
  text: string,
  { below, show = topicsPerPage }: { below?: number | undefined; show?: number | undefined } = {},
): Promise<{ topics: Found[]; below: number | undefined }> {
  // The glossary comes with the first search, and no sooner.
  const { looseMatchFor, matchFor } = await import("./query.ts");
  const limit = (show / topicsPerPage) * textsPerPage;
  const look = async (match: string | undefined) =>
    match === undefined ? [] : db.all<Row>(searchQuery(match, limit, below));
  let rows = await look(matchFor(text));
  if (rows.length === 0) rows = await look(looseMatchFor(text));
  const texts = rows.reduce((sum, row) => sum + row.texts, 0);
  const next = texts === limit ? Math.min(...rows.map((row) => row.lowest)) : undefined;
  return { topics: rows.map(({ lowest: _, texts: __, ...found }) => found), below: next };
}

/**
 * Puts the translation of a text into the index, to be found like the original; part of the batch
 * that keeps it. A changed or removed original takes it out again by itself (migrations,
 * `forum-search`). For a reply the title is "". `condition`: only where it holds.
 */
export function indexTranslation(
  db: Db,
  post: { topicId: string; replyId: string | null },
  words: { title: string; text: string },
  condition: SQL = sql`true`,
) {
  const its = and(
    eq(discussionTexts.topicId, post.topicId),
    sql`${discussionTexts.replyId} is ${post.replyId}`,
    condition,
  );
  const number = sql<number>`${discussionTexts.n} + 1`.as("rowid");
  // Not one "insert or replace": Drizzle's batch takes no statement written by hand.
  return [
    db
      .delete(searchIndex)
      .where(inArray(searchIndex.rowid, db.select({ number }).from(discussionTexts).where(its))),
    db.insert(searchIndex).select(
      db
        .select({
          rowid: number,
          title: sql<string>`${words.title}`.as("title"),
          text: sql<string>`${words.text}`.as("text"),
        })
        .from(discussionTexts)
        .where(its),
    ),
  ] as const;
}

/** The index as Drizzle may write to it; what it really is stands in its migration. */
const searchIndex = sqliteTable("discussion_search", {
  rowid: integer("rowid"),
  title: text("title"),
  text: text("text"),
});
