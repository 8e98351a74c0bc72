import { isOwn } from "#app/features/forum/posts/post.ts";
import type { TopicPage } from "#app/features/forum/replies/topic-page.server.ts";
import type { Visit } from "./visit.server.ts";

/** What to store of a visit, if the viewer is the topic's author and has seen new replies. */
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
