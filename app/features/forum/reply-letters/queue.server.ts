import { and, eq, isNotNull, isNull, ne, type SQL, sql } from "drizzle-orm";
import { profiles } from "#app/features/account/tables.server.ts";
import { discussionTopics, replyLetters } from "#app/features/forum/tables.server.ts";
import type { Db } from "#app/platform/db/db.server.ts";
import { insertSelect } from "#app/platform/db/insert-select.server.ts";

/**
 * How long a letter waits, in milliseconds: an author who is reading the forum needs none, and a
 * reply that its writer takes back at once announces nothing.
 */
const delay = 5 * 60 * 1000;

/**
 * The statement that queues a letter about a reply, for the batch that writes the reply and before
 * the topic counts it. It queues nothing unless the topic's author wants letters and is not the one
 * who replies. While earlier replies are unseen, the letter about them stands for this one too.
 */
export const queueReplyLetter = (
  db: Db,
  { topicId, replierId, provided }: { topicId: string; replierId: string; provided: SQL },
  now: number,
) =>
  insertSelect(
    db,
    replyLetters,
    {
      topicId: discussionTopics.id,
      userId: discussionTopics.userId,
      dueAt: new Date(now + delay),
      sentAt: null,
      tries: 0,
    },
    sql`FROM ${discussionTopics} JOIN ${profiles} ON ${profiles.id} = ${discussionTopics.userId} WHERE ${and(
      eq(discussionTopics.id, topicId),
      isNull(discussionTopics.hiddenAt),
      ne(discussionTopics.userId, replierId),
      isNotNull(profiles.replyLetters),
      provided,
    )}`,
  ).onConflictDoUpdate({
    target: replyLetters.topicId,
    set: { dueAt: new Date(now + delay), sentAt: null, tries: 0 },
    setWhere: sql`(select ${discussionTopics.unseen} from ${discussionTopics} where ${discussionTopics.id} = ${topicId}) = 0`,
  });
