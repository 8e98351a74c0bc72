import { desc, eq } from "drizzle-orm";
import { type CountedUse, countUse } from "#app/features/account/budget/uses.server.ts";
import { discussionReplies, discussionTopics } from "#app/features/forum/tables.server.ts";
import { refuse } from "#app/http/answers.ts";
import type { FormValues } from "#app/http/form.ts";
import type { Db } from "#app/platform/db/db.server.ts";
import type { Platform } from "#app/platform/platform.server.ts";
import type { Message } from "#app/values/word-key.ts";
import { minutesToWait, pace } from "./post.ts";

/**
 * The minutes this person has to wait before a post with this id; undefined when the post is there
 * already. `now` in milliseconds.
 */
async function minutesUntilPost(
  db: Db,
  userId: string,
  id: string,
  now: number,
): Promise<number | undefined> {
  const latest = (posts: typeof discussionTopics | typeof discussionReplies) =>
    db
      .select({ id: posts.id, at: posts.createdAt })
      .from(posts)
      .where(eq(posts.userId, userId))
      .orderBy(desc(posts.createdAt))
      .limit(pace.posts);
  const [topics, replies] = await db.batch([latest(discussionTopics), latest(discussionReplies)]);
  const posts = [...topics, ...replies];
  if (posts.some((post) => post.id === id)) return undefined;
  const times = posts.map(({ at }) => at.getTime()).sort((a, b) => b - a);
  return minutesToWait(times, now);
}

/** Posts and edits in ten minutes, deleted ones included. */
const writes = { most: 20, window: pace.minutes * 60_000 };

const nextWindow = (now: number) => Math.ceil((writes.window - (now % writes.window)) / 60_000);

/** The use that a post or an edit counts, in the batch that makes it. */
export const writePace = (db: Db, userId: string, now: number): CountedUse =>
  countUse(db, { who: userId, what: "forum.writes", ...writes }, now);

type Services = Pick<Platform, "db" | "now" | "mayProceed">;

/**
 * Refuses one post too many, saying when to try again and keeping what was typed; undefined lets it
 * pass to the batch, which counts it (`writePace`).
 */
export async function refusePace(
  { db, now, mayProceed }: Services,
  userId: string,
  id: string,
  values: FormValues,
) {
  // Both at once: the second waits for who it is, and what comes all at once is bound by it.
  const [minutes = 0, mayPass] = await Promise.all([
    minutesUntilPost(db, userId, id, now()),
    mayProceed(`post:${userId}`),
  ]);
  if (!mayPass) return refused("post", 1, values);
  return minutes === 0 ? undefined : refused("post", minutes, values);
}

/** Refuses the post that the batch did not make, since no use was left. */
export const refusePost = (now: number, values: FormValues) =>
  refused("post", nextWindow(now), values);

/** Refuses edits that come all at once, since each may be translated again. */
export const refuseEditPace = async (
  { mayProceed }: Pick<Services, "mayProceed">,
  userId: string,
  values: FormValues,
) => ((await mayProceed(`edit:${userId}`)) ? undefined : refused("edit", 1, values));

/** Refuses the edit that the batch did not make, since no use was left. */
export const refuseEditUse = (now: number, values: FormValues) =>
  refused("edit", nextWindow(now), values);

function refused(what: "post" | "edit", minutes: number, values: FormValues) {
  const keys = { post: ["oneMinute", "tooFast"], edit: ["editOneMinute", "editTooFast"] } as const;
  const [one, several] = keys[what];
  const error: Message =
    minutes === 1
      ? { key: `forum:error.${one}` }
      : { key: `forum:error.${several}`, params: { minutes } };
  return refuse({ error, values }, 429);
}
