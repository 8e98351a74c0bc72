import { asc, eq, isNull, sql } from "drizzle-orm";
import { users } from "#app/features/account/tables.server.ts";
import { authorColumns } from "#app/features/forum/posts/authors.server.ts";
import {
  discussionReplies,
  discussionReports,
  discussionTopics,
} from "#app/features/forum/tables.server.ts";
import type { Db } from "#app/platform/db/db.server.ts";
import type { Language } from "#app/values/language.ts";

/** Reports on the page; deciding one makes room for the next. */
const reportsPerPage = 20;

/** The query of the open reports, oldest first, with the post and both people. */
function openReportsQuery(db: Db, limit = reportsPerPage + 1) {
  return db
    .select({
      postId: discussionReports.postId,
      topicId: discussionReports.topicId,
      replyId: discussionReports.replyId,
      reason: discussionReports.reason,
      createdAt: discussionReports.createdAt,
      reporter: authorColumns,
      title: discussionTopics.title,
      content: sql<string>`coalesce(${discussionReplies.content}, ${discussionTopics.content})`,
      language: sql<Language>`coalesce(${discussionReplies.originalLanguage}, ${discussionTopics.originalLanguage})`,
      writtenAt: sql<number>`coalesce(${discussionReplies.createdAt}, ${discussionTopics.createdAt})`,
      hiddenAt: sql<
        number | null
      >`iif(${discussionReports.replyId} is null, ${discussionTopics.hiddenAt}, ${discussionReplies.hiddenAt})`,
      author: {
        userId: sql<string | null>`author.id`,
        name: sql<string | null>`author.name`,
        email: sql<string | null>`author.email`,
      },
    })
    .from(discussionReports)
    .innerJoin(users, eq(users.id, discussionReports.userId))
    .innerJoin(discussionTopics, eq(discussionTopics.id, discussionReports.topicId))
    .leftJoin(discussionReplies, eq(discussionReplies.id, discussionReports.replyId))
    .leftJoin(
      sql`${users} as author`,
      sql`author.id = iif(${discussionReports.replyId} is null, ${discussionTopics.userId}, ${discussionReplies.userId})`,
    )
    .where(isNull(discussionReports.decidedAt))
    .orderBy(asc(discussionReports.createdAt))
    .limit(limit);
}

export type OpenReport = Awaited<ReturnType<typeof openReportsQuery>>[number];

/** The open reports, and whether there are more. */
export async function listOpenReports(db: Db): Promise<{ reports: OpenReport[]; more: boolean }> {
  const rows = await openReportsQuery(db);
  return { reports: rows.slice(0, reportsPerPage), more: rows.length > reportsPerPage };
}
