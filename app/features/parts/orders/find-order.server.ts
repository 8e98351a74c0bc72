import { partOrders } from "#app/features/parts/tables.server.ts";
import type { Db } from "#app/platform/db/db.server.ts";
import { orderOf } from "./create-order.server.ts";

export type Order = NonNullable<Awaited<ReturnType<typeof findOrder>>>;

/** Reads an order of this shop as sent. */
export async function findOrder(db: Db, shopId: string, id: string) {
  const [order] = await db
    .select({
      id: partOrders.id,
      number: partOrders.number,
      language: partOrders.language,
      content: partOrders.content,
      mailedAt: partOrders.mailedAt,
      mailedTo: partOrders.mailedTo,
    })
    .from(partOrders)
    .where(orderOf(shopId, id));
  return order;
}
