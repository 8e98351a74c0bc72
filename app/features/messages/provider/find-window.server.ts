import { and, eq, type SQL, sql } from "drizzle-orm";
import { messageAccounts } from "#app/features/messages/tables.server.ts";
import type { Db } from "#app/platform/db/db.server.ts";

/**
 * When the customer of a conversation last wrote by WhatsApp; no row for a shop without a provider
 * for it. A statement for a batch.
 */
export const whatsappQuery = (
  db: Db,
  { shopId, conversationId }: { shopId: string; conversationId: SQL<string> | string },
) =>
  db
    .select({
      lastIn: sql<number | null>`(SELECT max(m.at) FROM messages m WHERE m.shop_id = ${shopId}
        AND m.conversation_id = ${conversationId} AND m.way = 'whatsapp' AND m.direction = 'in')`.as(
        "last_whatsapp_in",
      ),
    })
    .from(messageAccounts)
    .where(and(eq(messageAccounts.shopId, shopId), eq(messageAccounts.way, "whatsapp")));
