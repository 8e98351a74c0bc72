import { and, asc, eq } from "drizzle-orm";
import { repliesPerPage } from "#app/features/forum/posts/post.ts";
import { discussionReplies } from "#app/features/forum/tables.server.ts";
import type { Db } from "#app/platform/db/db.server.ts";
import type { Cursor } from "#app/values/cursor.ts";

/** The page of a reply: the first one, or one that begins with it. Undefined: no such reply. */
export async function findReplyPlace(
  db: Db,
  topicId: string,
  id: string,
): Promise<{ from: Cursor | undefined } | undefined> {
  const [[reply], first] = await db.batch([
    db
      .select({ at: discussionReplies.createdAt, id: discussionReplies.id })
      .from(discussionReplies)
      .where(and(eq(discussionReplies.id, id), eq(discussionReplies.topicId, topicId))),
    db
      .select({ id: discussionReplies.id })
      .from(discussionReplies)
      .where(eq(discussionReplies.topicId, topicId))
      .orderBy(asc(discussionReplies.createdAt), asc(discussionReplies.id))
      .limit(repliesPerPage),
  ]);
  if (!reply) return undefined;
  return { from: first.some((one) => one.id === id) ? undefined : { at: reply.at.getTime(), id } };
}
