import { and, asc, eq, isNull, lte, sql } from "drizzle-orm";
import { profiles, users } from "#app/features/account/tables.server.ts";
import {
  discussionReplies,
  discussionTopics,
  replyLetters,
} from "#app/features/forum/tables.server.ts";
import type { Db } from "#app/platform/db/db.server.ts";

/** Letters per run, per person and day, tries of one, and the first pause (doubled each time). */
export const bounds = { letters: 100, perDay: 20, tries: 5, pause: 30 * 60 * 1000 };

/** The first visible reply that the topic's author has not seen. */
const firstUnseen = sql<string | null>`(
  select ${discussionReplies.id} from ${discussionReplies}
  where ${discussionReplies.topicId} = ${discussionTopics.id}
    and ${discussionReplies.createdAt} > ${discussionTopics.seenAt}
    and ${discussionReplies.hiddenAt} is null
    and ${discussionReplies.userId} is not ${discussionTopics.userId}
  order by ${discussionReplies.createdAt}, ${discussionReplies.id} limit 1)`;

/** The query of the letters that are due. */
export const dueQuery = (db: Db, now: number) =>
  db
    .select({
      letter: replyLetters,
      title: discussionTopics.title,
      hiddenAt: discussionTopics.hiddenAt,
      replyId: firstUnseen,
      email: users.email,
      profile: profiles,
    })
    .from(replyLetters)
    .innerJoin(discussionTopics, eq(discussionTopics.id, replyLetters.topicId))
    .innerJoin(users, eq(users.id, replyLetters.userId))
    .innerJoin(profiles, eq(profiles.id, replyLetters.userId))
    .where(and(isNull(replyLetters.sentAt), lte(replyLetters.dueAt, new Date(now))))
    .orderBy(asc(replyLetters.dueAt))
    .limit(bounds.letters);

export type Due = Awaited<ReturnType<typeof dueQuery>>[number];
