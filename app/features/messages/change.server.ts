import { and, eq, type SQL, sql } from "drizzle-orm";
import { conversationId } from "#app/features/messages/conversation/conversation-ids.server.ts";
import { conversations } from "#app/features/messages/tables.server.ts";
import type { Db } from "#app/platform/db/db.server.ts";

/** When a conversation changes: after its last change, whatever the clock says. Milliseconds. */
export const changedAt = (now: number): SQL => sql`max(changed_at + 1, ${now})`;

/** Says that something of a conversation changed, so that open pages ask again. */
export const noteChange = (db: Db, shopId: string, id: string | SQL, now: number) =>
  db
    .update(conversations)
    .set({ changedAt: changedAt(now) })
    .where(and(eq(conversations.shopId, shopId), sql`${conversations.id} = ${id}`));

/** When any conversation of a shop last changed, or one of them, by its id or its customer's. */
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

/** The same in milliseconds; 0 where nothing was said. */
export const findChange = async (db: Db, shopId: string, one?: string): Promise<number> =>
  (await changeQuery(db, shopId, one))[0]?.at ?? 0;
