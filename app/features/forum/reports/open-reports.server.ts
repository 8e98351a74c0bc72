import { and, asc, eq, isNull, sql } from "drizzle-orm";
import { href } from "react-router";
import { users } from "#app/features/account/tables.server.ts";
import { authorColumns, authorOf } from "#app/features/forum/posts/authors.server.ts";
import {
  discussionReplies,
  discussionReports,
  discussionTopics,
} from "#app/features/forum/tables.server.ts";
import type { Db } from "#app/platform/db/db.server.ts";
import { readMarkdown } from "#app/ui/text/markdown.ts";
import type { Language } from "#app/values/language.ts";
import type { ReportedPost } from "./reported-post.tsx";

/** Reports on the page; deciding one makes room for the next. */
const reportsPerPage = 20;

/**
 * The query of the open reports, oldest first, with the post and both people; of those in which
 * every word is found, if there are any words.
 */
function openReportsQuery(db: Db, words: readonly string[], limit = reportsPerPage + 1) {
  const searched = sql`lower(concat_ws(' ', ${discussionTopics.title}, ${discussionTopics.content},
    ${discussionReplies.content}, ${discussionReports.reason}, ${users.name}, ${users.email},
    author.name, author.email))`;
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
    .where(
      and(
        isNull(discussionReports.decidedAt),
        ...words.map((word) => sql`instr(${searched}, ${word}) > 0`),
      ),
    )
    .orderBy(asc(discussionReports.createdAt))
    .limit(limit);
}

type OpenReport = Awaited<ReturnType<typeof openReportsQuery>>[number];

/** The open reports of a search, and whether there are more. */
export async function listOpenReports(
  db: Db,
  text = "",
): Promise<{ reports: OpenReport[]; more: boolean }> {
  const rows = await openReportsQuery(db, text.toLowerCase().split(/\s+/).filter(Boolean));
  return { reports: rows.slice(0, reportsPerPage), more: rows.length > reportsPerPage };
}

/** The open reports by post, the first reported first, for an administrator. */
export function shownReports(reports: readonly OpenReport[]): ReportedPost[] {
  const admin = { isAdmin: true };
  const posts = new Map<string, ReportedPost>();
  for (const report of reports) {
    const { postId, topicId, replyId } = report;
    const post = posts.get(postId) ?? {
      postId,
      href: replyId
        ? href("/discussion/:topicId/replies/:replyId", { topicId, replyId })
        : href("/discussion/:topicId", { topicId }),
      title: report.title,
      author: authorOf(report.author, admin),
      writtenAt: report.writtenAt,
      text: { language: report.language, blocks: readMarkdown(report.content) },
      reports: [],
    };
    post.reports.push({
      by: authorOf(report.reporter, admin),
      reason: report.reason,
      at: report.createdAt.getTime(),
    });
    posts.set(postId, post);
  }
  return [...posts.values()];
}
