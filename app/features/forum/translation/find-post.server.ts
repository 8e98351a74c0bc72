import { eq } from "drizzle-orm";
import type { Reply } from "#app/features/forum/replies/replies.server.ts";
import { discussionReplies, discussionTopics } from "#app/features/forum/tables.server.ts";
import type { Topic } from "#app/features/forum/topics/topics.server.ts";
import type { Db } from "#app/platform/db/db.server.ts";

/** A topic or a reply by its id alone, hidden ones left out. */
export async function findPost(db: Db, id: string): Promise<Topic | Reply | undefined> {
  const [[topic], [reply]] = await db.batch([
    db.select().from(discussionTopics).where(eq(discussionTopics.id, id)),
    db.select().from(discussionReplies).where(eq(discussionReplies.id, id)),
  ]);
  const post = topic ?? reply;
  return post && post.hiddenAt === null ? post : undefined;
}
