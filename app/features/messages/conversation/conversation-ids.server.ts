import { type SQL, sql } from "drizzle-orm";
import { v7 as newId } from "uuid";

/** `id` is that of the conversation, or of its customer. */
export type ConversationRef = { shopId: string; id: string };

/** The conversation that an id names: its own, or its customer's. */
export const conversationId = ({ shopId, id }: ConversationRef): SQL<string> =>
  sql`coalesce(
    (SELECT c.id FROM conversations c WHERE c.shop_id = ${shopId} AND c.customer_id = ${id}),
    (SELECT c.id FROM conversations c WHERE c.shop_id = ${shopId} AND c.id = ${id}
      AND NOT EXISTS (SELECT 1 FROM customers k WHERE k.shop_id = ${shopId} AND k.id = ${id})))`;

/** The customer of that conversation, or whom the id itself names. */
export const customerId = (asked: ConversationRef): SQL<string> =>
  sql`coalesce((SELECT c.customer_id FROM conversations c WHERE c.shop_id = ${asked.shopId}
    AND c.id = ${conversationId(asked)}), ${asked.id})`;

/**
 * The id of a customer's new conversation: the customer's own, unless another customer's
 * conversation has it, as is possible after two merged customers were separated.
 */
export const freeId = (shopId: string, customer: string | SQL): SQL<string> =>
  sql`iif(EXISTS (SELECT 1 FROM conversations f WHERE f.shop_id = ${shopId}
    AND f.id = ${customer}), ${newId()}, ${customer})`;
