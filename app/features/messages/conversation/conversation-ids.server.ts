import { type SQL, sql } from "drizzle-orm";

/** `id` is that of the conversation, or of its customer. */
export type ConversationRef = { shopId: string; id: string };

/** The conversation that an id names: its own, or its customer's. */
export const conversationId = ({ shopId, id }: ConversationRef): SQL<string> =>
  sql`coalesce(
    (SELECT c.id FROM conversations c WHERE c.shop_id = ${shopId} AND c.customer_id = ${id}),
    (SELECT c.id FROM conversations c WHERE c.shop_id = ${shopId} AND c.id = ${id}))`;

/** The customer of that conversation, or whom the id itself names. */
export const customerId = (asked: ConversationRef): SQL<string> =>
  sql`coalesce((SELECT c.customer_id FROM conversations c WHERE c.shop_id = ${asked.shopId}
    AND c.id = ${conversationId(asked)}), ${asked.id})`;
