import { desc, eq } from "drizzle-orm";
import { take } from "#app/features/account/budget/uses.server.ts";
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

/** The minutes until this person may write once more, 0 when now; then it is counted. */
async function minutesUntilWrite(db: Db, userId: string, now: number): Promise<number> {
  if (await take(db, [{ who: userId, what: "forum.writes", ...writes }], now)) return 0;
  return Math.ceil((writes.window - (now % writes.window)) / 60_000);
}

type Services = Pick<Platform, "db" | "now" | "mayProceed">;

/**
 * Refuses one post too many, saying when to try again and keeping what was typed; undefined lets it
 * pass.
 */
export async function refusePace(
  { db, now, mayProceed }: Services,
  userId: string,
  id: string,
  values: FormValues,
) {
  // What comes all at once counts itself before any of it is written: there the limit of a minute
  // holds.
  if (!(await mayProceed(`post:${userId}`))) return refused("post", 1, values);
  // In one round trip; a form sent again is one post, whatever its count says.
  const [post, any] = await Promise.all([
    minutesUntilPost(db, userId, id, now()),
    minutesUntilWrite(db, userId, now()),
  ]);
  const minutes = post === undefined ? 0 : Math.max(post, any);
  return minutes === 0 ? undefined : refused("post", minutes, values);
}

/** Refuses an edit in the same way, since each may be translated again. */
export async function refuseEditPace(
  { db, now, mayProceed }: Services,
  userId: string,
  values: FormValues,
) {
  const minutes = (await mayProceed(`edit:${userId}`))
    ? await minutesUntilWrite(db, userId, now())
    : 1;
  return minutes === 0 ? undefined : refused("edit", minutes, values);
}

function refused(what: "post" | "edit", minutes: number, values: FormValues) {
  const keys = { post: ["oneMinute", "tooFast"], edit: ["editOneMinute", "editTooFast"] } as const;
  const [one, several] = keys[what];
  const error: Message =
    minutes === 1
      ? { key: `forum:error.${one}` }
      : { key: `forum:error.${several}`, params: { minutes } };
  return refuse({ error, values }, 429);
}
