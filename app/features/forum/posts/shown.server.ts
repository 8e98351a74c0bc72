import type { Reply } from "#app/features/forum/replies/replies.server.ts";
import type { TopicPage } from "#app/features/forum/replies/topic-page.server.ts";
import type { SearchResult } from "#app/features/forum/search/search.server.ts";
import type { TopicLine } from "#app/features/forum/topics/list.server.ts";
import type { Topic } from "#app/features/forum/topics/topics.server.ts";
import { readMarkdown } from "#app/ui/text/markdown.ts";
import { authorOf } from "./authors.server.ts";
import { isOwn, mayEdit } from "./post.ts";
import type { ShownPost, ShownTopicLine } from "./shown.ts";

type PostViewer = { id: string; isAdmin: boolean };

type AuthorRow = TopicPage["author"];

/** A post as this viewer may see it, without hidden text. `now` in milliseconds. */
function shownPost(
  post: Reply | Topic,
  author: AuthorRow,
  reader: PostViewer,
  now: number,
): ShownPost {
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

/** A topic's page as this viewer may see it. To its author, replies since the last visit are new. */
export function shownPage(
  { topic, author, replies, earlier, later }: TopicPage,
  reader: PostViewer,
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

/** A row of the list as this viewer may see it. */
export function shownLine(line: TopicLine | SearchResult, reader: PostViewer): ShownTopicLine {
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
