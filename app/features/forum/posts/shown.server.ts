import { href } from "react-router";
import type { Reply, TopicPage } from "#app/features/forum/replies/replies.server.ts";
import type { ReportedPost } from "#app/features/forum/reports/reported-post.tsx";
import type { OpenReport } from "#app/features/forum/reports/reports.server.ts";
import type { Found } from "#app/features/forum/search/search.server.ts";
import type { Topic, TopicLine, Visit } from "#app/features/forum/topics/topics.server.ts";
import { readMarkdown } from "#app/ui/markdown.ts";
import { authorOf } from "./authors.server.ts";
import { isOwn, mayEdit } from "./post.ts";
import type { ShownPost, ShownTopicLine } from "./shown.ts";

type Reader = { id: string; isAdmin: boolean };
type AuthorRow = TopicPage["author"];

/** A post as this reader may see it: what is hidden stays here. `now` in milliseconds. */
function shownPost(post: Reply | Topic, author: AuthorRow, reader: Reader, now: number): ShownPost {
  const hidden = post.hiddenAt !== null;
  return {
    id: post.id,
    author: authorOf(author ?? { userId: null, name: null, email: null }, reader),
    createdAt: post.createdAt.getTime(),
    editedAt: post.editedAt?.getTime() ?? null,
    hidden: hidden ? (post.hiddenReason ?? "") : null,
    original: { language: post.originalLanguage, blocks: hidden ? [] : readMarkdown(post.content) },
    mine: isOwn(post, reader.id),
    editable: mayEdit(post, reader.id, now),
    isNew: false,
  };
}

/**
 * A topic's page as this reader may see it. On a topic of one's own, others' replies since the last
 * visit are new.
 */
export function shownPage(
  { topic, author, replies, earlier, later }: TopicPage,
  reader: Reader,
  now: number,
) {
  const mine = isOwn(topic, reader.id);
  const shownReplies = replies.map(({ reply, author: by }) => ({
    ...shownPost(reply, by, reader, now),
    isNew:
      mine && reply.hiddenAt === null && !isOwn(reply, reader.id) && reply.createdAt > topic.seenAt,
  }));
  return {
    topic: {
      ...shownPost(topic, author, reader, now),
      title: topic.hiddenAt ? null : topic.title,
      answered: topic.answeredAt !== null,
      replyCount: topic.replyCount,
    },
    replies: shownReplies,
    earlier:
      earlier && replies[0]
        ? { at: replies[0].reply.createdAt.getTime(), id: replies[0].reply.id }
        : null,
    later,
  };
}

/** What a visit of a topic's own author has to write down, if anything. */
export function visitOf({ topic, replies, later }: TopicPage, readerId: string): Visit | undefined {
  const last = replies.at(-1)?.reply.createdAt;
  if (!isOwn(topic, readerId) || topic.unseen === 0 || !last) return undefined;
  const seen = replies.filter(
    ({ reply }) => !isOwn(reply, readerId) && reply.createdAt > topic.seenAt,
  ).length;
  if (seen === 0 && later) return undefined;
  return {
    since: topic.seenAt,
    upTo: last > topic.seenAt ? last : topic.seenAt,
    seen: later ? seen : topic.unseen,
  };
}

/** A line of the list as this reader may see it. */
export function shownLine(line: TopicLine | Found, reader: Reader): ShownTopicLine {
  const hidden = line.hiddenAt !== null;
  return {
    id: line.id,
    title: hidden ? null : line.title,
    language: line.originalLanguage,
    author: authorOf(line, reader),
    createdAt: Number(line.createdAt),
    lastActivityAt: Number(line.lastActivityAt),
    replyCount: line.replyCount,
    answered: line.answeredAt !== null,
    fresh: isOwn(line, reader.id) ? line.unseen : 0,
    replyId: "replyId" in line ? line.replyId : null,
  };
}

/**
 * The open reports, post by post in the order in which they were first reported, for an
 * administrator.
 */
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
