import { href } from "react-router";
import { authorOf } from "#app/features/forum/posts/authors.server.ts";
import { readMarkdown } from "#app/ui/text/markdown.ts";
import type { OpenReport } from "./open-reports.server.ts";
import type { ReportedPost } from "./reported-post.tsx";

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
