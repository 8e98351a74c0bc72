import { and, eq, inArray, sql } from "drizzle-orm";
import { noteChange } from "#app/features/messages/change.server.ts";
import type { Failure, MessageState, Price, Way } from "#app/features/messages/message.ts";
import { statesBefore } from "#app/features/messages/message.ts";
import { messages } from "#app/features/messages/tables.server.ts";
import type { Platform } from "#app/platform/platform.server.ts";

type Delivery = {
  shopId: string;
  way: Way;
  providerId: string;
  state: Extract<MessageState, "sent" | "delivered" | "failed">;
  failure?: Failure | undefined;
  /** Reported with any state, or later. */
  price?: Price | undefined;
  /** When it happened, in milliseconds. */
  at: number;
};

/**
 * Stores a provider's report about an outgoing message. Reports come twice and out of order, so a
 * state never goes back. "unknown": the shop has sent no such message, or has not stored its
 * sending yet; then the report is retried.
 */
export async function markDelivery(
  { db }: Pick<Platform, "db">,
  { shopId, way, providerId, state, failure, price, at }: Delivery,
): Promise<"marked" | "stale" | "unknown"> {
  const itself = and(
    eq(messages.shopId, shopId),
    eq(messages.way, way),
    eq(messages.providerId, providerId),
    eq(messages.direction, "out"),
  );
  const [changed, , , [found]] = await db.batch([
    db
      .update(messages)
      .set({
        state,
        failure: state === "failed" ? (failure ?? "refused") : null,
        stateAt: new Date(at),
      })
      .where(and(itself, inArray(messages.state, statesBefore(state)))),
    db
      .update(messages)
      .set(price ? { price: price.millionths, priceCurrency: price.currency } : { providerId })
      .where(itself),
    noteChange(
      db,
      shopId,
      sql`(SELECT ${messages.conversationId} FROM ${messages} WHERE ${itself})`,
      at,
    ),
    db.select({ id: messages.id }).from(messages).where(itself),
  ]);
  if (changed.meta.changes > 0) return "marked";
  return found ? "stale" : "unknown";
}
