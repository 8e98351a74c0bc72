import { and, asc, eq, gt, sql } from "drizzle-orm";
import { listFile, paged, rowsPerPage } from "#app/platform/archive/records.server.ts";
import type { ArchiveFile } from "#app/platform/archive/zip.server.ts";
import type { Db } from "#app/platform/db/db.server.ts";
import {
  discussionReplies,
  discussionReports,
  discussionTopics,
  replyLetters,
} from "./tables.server.ts";

/** A user's posts and reports in the forum. Replies of others are not included. */
export const ownPosts = (db: Db, userId: string): ArchiveFile[] => [
  listFile("forum/topics.json", without(posts(db, userId, discussionTopics))),
  listFile("forum/replies.json", without(posts(db, userId, discussionReplies))),
  listFile("forum/reports.json", without(reports(db, userId))),
  listFile("forum/letters.json", without(letters(db, userId))),
];

type Posts = typeof discussionTopics | typeof discussionReplies;

const posts = (db: Db, userId: string, table: Posts) =>
  paged((last: { id: string; createdAt: Date } | undefined) =>
    db
      .select()
      .from(table)
      .where(
        and(
          eq(table.userId, userId),
          last &&
            sql`(${table.createdAt}, ${table.id}) > (${last.createdAt.getTime()}, ${last.id})`,
        ),
      )
      .orderBy(asc(table.createdAt), asc(table.id))
      .limit(rowsPerPage),
  );

const reports = (db: Db, userId: string) =>
  paged((last: { postId: string } | undefined) =>
    db
      .select()
      .from(discussionReports)
      .where(
        and(
          eq(discussionReports.userId, userId),
          last && gt(discussionReports.postId, last.postId),
        ),
      )
      .orderBy(asc(discussionReports.postId))
      .limit(rowsPerPage),
  );

const letters = (db: Db, userId: string) =>
  paged((last: { topicId: string } | undefined) =>
    db
      .select()
      .from(replyLetters)
      .where(and(eq(replyLetters.userId, userId), last && gt(replyLetters.topicId, last.topicId)))
      .orderBy(asc(replyLetters.topicId))
      .limit(rowsPerPage),
  );

/** Whose it is goes without saying; which administrator decided is that person's. */
async function* without(
  rows: AsyncIterable<{ userId: string | null; decidedBy?: string | null }>,
): AsyncGenerator<object> {
  for await (const { userId: _, decidedBy: __, ...row } of rows) yield row;
}
