import { and, eq, gt, isNull, sql } from "drizzle-orm";
import { changedAt } from "#app/features/messages/change.server.ts";
import { conversations, messages } from "#app/features/messages/tables.server.ts";
import type { Db } from "#app/platform/db/db.server.ts";

type Change = { shopId: string; id: string; now: number };

const itself = ({ shopId, id }: Omit<Change, "now">) =>
  and(eq(conversations.shopId, shopId), eq(conversations.id, id));

/** Notes that the shop has read a conversation: no letter tells of its questions by link. */
export const noteConversationRead = (db: Db, change: Change) =>
  db.batch([
    db
      .update(conversations)
      .set({ unread: 0, changedAt: changedAt(change.now) })
      .where(and(itself(change), gt(conversations.unread, 0))),
    db
      .update(messages)
      .set({ letterDue: false })
      .where(
        and(
          eq(messages.shopId, change.shopId),
          eq(messages.conversationId, change.id),
          sql`letter_due = 1`,
          isNull(messages.by),
        ),
      ),
  ]);

/** Sets a conversation's member, or whether it is answered; false if there is none. */
export const changeConversation = async (
  db: Db,
  { now, ...ref }: Change,
  set: { assigned: string | null } | { answered: boolean },
): Promise<boolean> => {
  const changed = await db
    .update(conversations)
    .set({ ...set, changedAt: changedAt(now) })
    .where(itself(ref))
    .returning({ id: conversations.id });
  return changed.length > 0;
};
