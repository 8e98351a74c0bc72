import { v7 } from "uuid";
import type { discussionReplies, discussionTopics } from "#app/features/forum/tables.server.ts";
import { chassisTalks } from "./chassis.ts";
import { electricTalks } from "./electrics.ts";
import { engineTalks } from "./engine.ts";
import type { Member } from "./members.ts";
import { shopTalks } from "./shop.ts";

type TopicRow = typeof discussionTopics.$inferInsert;
type ReplyRow = typeof discussionReplies.$inferInsert;

const talks = [...engineTalks, ...electricTalks, ...chassisTalks, ...shopTalks];
const minute = 60_000;

/** The topics' own ids, the same every time, so that planting again takes the old ones away first. */
export const topicIds = talks.map((_, at) => `01990000-0000-7000-8000-${String(at).padStart(12, "0")}`);

/** The demo forum as rows. The latest replies on the topics of the diamond account were not seen yet. `now` in milliseconds. */
export function forumRows(idOf: (member: Member) => string, now: number): { topics: TopicRow[]; replies: ReplyRow[] } {
  const topics: TopicRow[] = [];
  const replies: ReplyRow[] = [];
  talks.forEach((one, at) => {
    const id = topicIds[at]!;
    const began = now - one.hours * 60 * minute;
    let last = began;
    let unseen = 0;
    one.replies.forEach((said, nth) => {
      last = Math.min(last + said.after * minute, now - (one.replies.length - nth) * minute);
      if (said.by !== one.by) unseen++;
      else unseen = 0;
      replies.push({
        id: v7({ msecs: last }),
        topicId: id,
        userId: idOf(said.by),
        content: said.text,
        originalLanguage: said.language,
        createdAt: new Date(last),
      });
    });
    const lastOwn = one.replies.findLastIndex((said) => said.by === one.by);
    const seen = lastOwn < 0 ? began : replies[replies.length - one.replies.length + lastOwn]!.createdAt.getTime();
    topics.push({
      id,
      userId: idOf(one.by),
      title: one.title,
      content: one.text,
      originalLanguage: one.language,
      createdAt: new Date(began),
      lastActivityAt: new Date(last),
      replyCount: one.replies.length,
      answeredAt: one.answered ? new Date(last) : null,
      seenAt: new Date(seen),
      unseen,
    });
  });
  return { topics, replies };
}
