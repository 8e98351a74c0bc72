import type { SQL } from "drizzle-orm";
import { and, eq, inArray, sql } from "drizzle-orm";
import { integer, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { discussionTexts } from "#app/features/forum/tables.server.ts";
import type { Db } from "#app/platform/db/db.server.ts";

/**
 * Adds a translation to the search index, in the batch that stores it. Triggers remove it with its
 * original (migrations, `forum-search`). For a reply the title is "".
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
  // Drizzle cannot batch a raw "insert or replace".
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

/** The FTS5 table as Drizzle may write to it. */
const searchIndex = sqliteTable("discussion_search", {
  rowid: integer("rowid"),
  title: text("title"),
  text: text("text"),
});
