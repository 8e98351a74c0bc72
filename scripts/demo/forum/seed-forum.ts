import { inArray } from "drizzle-orm";
import type { BatchItem } from "drizzle-orm/batch";
import { v7 as newId } from "uuid";
import { profiles, users } from "#app/features/account/tables.server.ts";
import { indexTranslation } from "#app/features/forum/search/index-translation.server.ts";
import {
  discussionReplies,
  discussionTopics,
  discussionTranslations,
} from "#app/features/forum/tables.server.ts";
import type { Db } from "#app/platform/db/db.server.ts";
import { guests, members } from "./members.ts";
import { forumRows, topicIds } from "./rows.ts";

/**
 * Statements that seed the demo forum: members who cannot sign in, topics, replies and translations.
 * `ids` are those of the accounts, by email.
 */
export function seedForum(
  db: Db,
  ids: ReadonlyMap<string, string>,
  now: number,
  inTenYears: Date,
): BatchItem<"sqlite">[] {
  const at = new Date(now - 300 * 24 * 60 * 60 * 1000);
  const all = new Map([
    ...ids,
    ...guests.map(({ email }) => [email as string, newId({ msecs: at.getTime() })] as const),
  ]);
  const { topics, replies, translations } = forumRows(
    (member) => all.get(members[member].email)!,
    now,
  );
  return [
    db.delete(discussionTopics).where(inArray(discussionTopics.id, topicIds)),
    db.delete(users).where(
      inArray(
        users.email,
        guests.map(({ email }) => email),
      ),
    ),
    ...guests.flatMap(({ email, name }) => [
      db.insert(users).values({
        id: all.get(email)!,
        name,
        email,
        emailVerified: true,
        createdAt: at,
        updatedAt: at,
      }),
      db.insert(profiles).values({
        id: all.get(email)!,
        grantTier: "medium",
        grantEndsAt: inTenYears,
        createdAt: at,
      }),
    ]),
    ...topics.map((row) => db.insert(discussionTopics).values(row)),
    ...replies.map((row) => db.insert(discussionReplies).values(row)),
    ...translations.flatMap((row) => [
      db.insert(discussionTranslations).values(row),
      ...indexTranslation(
        db,
        { topicId: row.topicId, replyId: row.replyId ?? null },
        { title: row.title ?? "", text: row.content },
      ),
    ]),
  ];
}
