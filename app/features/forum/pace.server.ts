import { desc, eq } from "drizzle-orm";
import { refuse } from "#app/http/answers.ts";
import type { FormValues } from "#app/http/form.ts";
import type { Db } from "#app/platform/db.server.ts";
import type { Platform } from "#app/platform/platform.server.ts";
import type { Message } from "#app/values/word-key.ts";
import { minutesToWait, pace } from "./post.ts";
import { discussionReplies, discussionTopics } from "./tables.server.ts";

/** The minutes this person has to wait before a post with this id; 0: none, also when the post is there already. `now` in milliseconds. */
async function minutesUntilPost(db: Db, userId: string, id: string, now: number): Promise<number> {
  const latest = (posts: typeof discussionTopics | typeof discussionReplies) =>
    db
      .select({ id: posts.id, at: posts.createdAt })
      .from(posts)
      .where(eq(posts.userId, userId))
      .orderBy(desc(posts.createdAt))
      .limit(pace.posts);
  const [topics, replies] = await db.batch([latest(discussionTopics), latest(discussionReplies)]);
  const posts = [...topics, ...replies];
  if (posts.some((post) => post.id === id)) return 0;
  const times = posts.map(({ at }) => at.getTime()).sort((a, b) => b - a);
  return minutesToWait(times, now);
}

type Ground = Pick<Platform, "db" | "now" | "mayProceed">;

/** Refuses one post too many, saying when to try again and keeping what was typed; undefined lets it pass. */
export async function refusePace({ db, now, mayProceed }: Ground, userId: string, id: string, values: FormValues) {
  // What comes all at once counts itself before any of it is written: there the limit of a minute holds.
  const minutes = (await mayProceed(`post:${userId}`)) ? await minutesUntilPost(db, userId, id, now()) : 1;
  if (minutes === 0) return undefined;
  const error: Message = minutes === 1 ? { key: "forum:error.oneMinute" } : { key: "forum:error.tooFast", params: { minutes } };
  return refuse({ error, values }, 429);
}
