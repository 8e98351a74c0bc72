import { and, eq, sql } from "drizzle-orm";
import { discussionTopics, replyLetters } from "#app/features/forum/tables.server.ts";
import type { Db } from "#app/platform/db/db.server.ts";
import { own } from "./topics.server.ts";

/** The replies that an author has seen on a visit: after `since`, until `upTo`, and how many. */
export type Visit = { since: Date; upTo: Date; seen: number };

/**
 * Stores a visit of the author, unless another one has counted these replies since the topic was
 * read. The next reply may be announced by a letter again.
 */
export const noteVisit = (db: Db, userId: string, id: string, { since, upTo, seen }: Visit) =>
  db.batch([
    db
      .update(discussionTopics)
      .set({ seenAt: upTo, unseen: sql`max(0, ${discussionTopics.unseen} - ${seen})` })
      .where(and(own(userId, id), eq(discussionTopics.seenAt, since))),
    db
      .delete(replyLetters)
      .where(and(eq(replyLetters.topicId, id), eq(replyLetters.userId, userId))),
  ]);
