import { sql } from "drizzle-orm";
import type { Db } from "#app/platform/db/db.server.ts";
import { runBatch } from "#app/platform/db/run-batch.server.ts";

type Tie = { shopId: string; conversationId: string; customerId: string; now: number };

/**
 * Assigns the conversation of an unknown number to a customer: its messages join the customer's.
 * False if it already has a customer, or there is no such customer.
 */
export async function tieConversation(
  db: Db,
  { shopId, conversationId, customerId, now }: Tie,
): Promise<boolean> {
  const unknown = sql`SELECT 1 FROM conversations u WHERE u.shop_id = ${shopId}
    AND u.id = ${conversationId} AND u.customer_id IS NULL`;
  const known = sql`(SELECT k.id FROM conversations k WHERE k.shop_id = ${shopId}
    AND k.customer_id = ${customerId})`;
  const of = (column: "last_at" | "last_in_at" | "unread" | "answered") =>
    sql`(SELECT u.${sql.raw(column)} FROM conversations u WHERE u.shop_id = ${shopId} AND u.id = ${conversationId})`;
  await runBatch(db, [
    sql`UPDATE conversations SET customer_id = ${customerId}, changed_at = max(changed_at + 1, ${now}),
      language = (SELECT c.language FROM customers c WHERE c.shop_id = ${shopId} AND c.id = ${customerId})
      WHERE shop_id = ${shopId} AND id = ${conversationId} AND customer_id IS NULL
      AND ${known} IS NULL
      AND EXISTS (SELECT 1 FROM customers c WHERE c.shop_id = ${shopId} AND c.id = ${customerId})`,
    sql`UPDATE conversations SET last_at = max(last_at, ${of("last_at")}), unread = unread + ${of("unread")},
      last_in_at = max(coalesce(last_in_at, 0), coalesce(${of("last_in_at")}, 0)),
      answered = min(answered, ${of("answered")}), version = version + 1,
      changed_at = max(changed_at + 1, ${now})
      WHERE shop_id = ${shopId} AND customer_id = ${customerId} AND EXISTS (${unknown})`,
    sql`UPDATE messages SET conversation_id = ${known} WHERE shop_id = ${shopId}
      AND conversation_id = ${conversationId} AND ${known} IS NOT NULL AND EXISTS (${unknown})`,
    sql`DELETE FROM conversations WHERE shop_id = ${shopId} AND id = ${conversationId}
      AND customer_id IS NULL AND ${known} IS NOT NULL`,
  ]);
  const tied = await db.get<{ tied: number }>(sql`SELECT EXISTS (SELECT 1 FROM conversations c
    WHERE c.shop_id = ${shopId} AND c.customer_id = ${customerId}) AND NOT EXISTS (${unknown}) AS tied`);
  return tied?.tied === 1;
}
