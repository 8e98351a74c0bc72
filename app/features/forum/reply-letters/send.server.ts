import { and, asc, eq, isNull, sql } from "drizzle-orm";
import { href } from "react-router";
import { mayEnter } from "#app/features/account/access.ts";
import { take } from "#app/features/account/budget/uses.server.ts";
import { profileOf, rightsOf } from "#app/features/account/profiles.server.ts";
import { unsubscribeToken } from "#app/features/account/reply-letters/unsubscribe.server.ts";
import { profiles, users } from "#app/features/account/tables.server.ts";
import {
  discussionReplies,
  discussionTopics,
  replyLetters,
} from "#app/features/forum/tables.server.ts";
import type { Db } from "#app/platform/db/db.server.ts";
import { claimOnce, isDue, retryAt } from "#app/platform/db/due-work.server.ts";
import { log } from "#app/platform/log/log.ts";
import type { Platform } from "#app/platform/platform.server.ts";
import { replyLetter } from "./letter.ts";

type Services = Pick<Platform, "db" | "mail" | "config">;

/**
 * Sends the letters that are due and still apply, and returns how many. Each is marked as sent
 * first, so that no two runs send it twice. A refused one is retried later. `now` in milliseconds.
 */
export async function sendReplyLetters(services: Services, now: number): Promise<number> {
  let sent = 0;
  for (const due of await dueQuery(services.db, now)) if (await sendOne(services, due, now)) sent++;
  return sent;
}

async function sendOne(services: Services, due: Due, now: number): Promise<boolean> {
  const { db, mail } = services;
  const mine = eq(replyLetters.topicId, due.letter.topicId);
  const letter = await letterFor(services, due, now);
  if (!letter) {
    await db.delete(replyLetters).where(and(mine, isNull(replyLetters.sentAt)));
    return false;
  }
  const [claimed] = await claimOnce(db, replyLetters, "sentAt", { row: mine, now });
  if (!claimed) return false;
  const { userId } = due.letter;
  const allowance = { who: userId, what: "forum.letters", most: bounds.perDay } as const;
  if (!(await take(db, [allowance], now))) return false;
  try {
    await mail.send(letter);
    return true;
  } catch (error) {
    log.error("a letter could not be sent", error, { kind: "reply" });
    const dueAt = retryAt(claimed.tries, now, tries);
    if (dueAt) await db.update(replyLetters).set({ sentAt: null, dueAt }).where(mine);
    return false;
  }
}

/** The letter; undefined if there is nothing to announce, or the person may not get it. */
async function letterFor({ config }: Services, due: Due, now: number) {
  const { letter, title, hiddenAt, replyId, email } = due;
  const profile = profileOf(due.profile);
  if (replyId === null || hiddenAt !== null) return undefined;
  if (profile.replyLetters === null || profile.suspendedAt !== null) return undefined;
  if (!mayEnter("forum", rightsOf(profile, config, now))) return undefined;
  const reply =
    config.appUrl +
    href("/discussion/:topicId/replies/:replyId", { topicId: letter.topicId, replyId });
  const token = await unsubscribeToken(config, letter.userId);
  const unsubscribe = `${config.appUrl}${href("/unsubscribe")}?token=${token}`;
  return {
    to: email,
    unsubscribe,
    ...replyLetter(profile.replyLetters, { title, reply, unsubscribe }),
  };
}

/** Letters per run, and per person and day. */
const bounds = { letters: 100, perDay: 20 };
const tries = { most: 5, pauseMs: 30 * 60_000 };

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
    .where(and(isNull(replyLetters.sentAt), isDue(replyLetters.dueAt, now)))
    .orderBy(asc(replyLetters.dueAt))
    .limit(bounds.letters);

type Due = Awaited<ReturnType<typeof dueQuery>>[number];
