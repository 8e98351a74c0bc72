import { eq } from "drizzle-orm";
import { discussionTopics } from "#app/features/forum/tables.server.ts";
import type { Topic } from "#app/features/forum/topics/topics.server.ts";
import type { Db } from "#app/platform/db/db.server.ts";

/** A topic as it is stored. */
export const findTopic = (db: Db, id: string): Promise<Topic | undefined> =>
  db.select().from(discussionTopics).where(eq(discussionTopics.id, id)).get();
