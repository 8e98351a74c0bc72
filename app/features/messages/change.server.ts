import { and, eq, type SQL, sql } from "drizzle-orm";
import { conversationId } from "#app/features/messages/conversation/conversation-ids.server.ts";
import { conversations } from "#app/features/messages/tables.server.ts";
import type { Db } from "#app/platform/db/db.server.ts";

/** When a conversation changes: later than its last change, even if the clock is behind. */
export const changedAt = (now: number): SQL => sql`max(changed_at + 1, ${now})`;

/** Marks a conversation as changed, so that open pages reload it. */
export const noteChange = (db: Db, shopId: string, id: string | SQL, now: number) =>
  db
    .update(conversations)
    .set({ changedAt: changedAt(now) })
    .where(and(eq(conversations.shopId, shopId), sql`${conversations.id} = ${id}`));

/** The latest change of a shop's conversations, or of one of them by its id or its customer's. */
export const changeQuery = (db: Db, shopId: string, one?: string) =>
  db
    .select({ at: sql<number | null>`max(${conversations.changedAt})` })
    .from(conversations)
    .where(
      and(
        eq(conversations.shopId, shopId),
        one ? sql`${conversations.id} = ${conversationId({ shopId, id: one })}` : undefined,
      ),
    );

/** The instant of the latest change in milliseconds; 0 where there are no messages. */
export const findChange = async (db: Db, shopId: string, one?: string): Promise<number> =>
  (await changeQuery(db, shopId, one))[0]?.at ?? 0;
