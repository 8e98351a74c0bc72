import { and, desc, eq, lt, sql } from "drizzle-orm";
import { partLimits } from "#app/features/parts/part.ts";
import { suppliersQuery } from "#app/features/parts/suppliers/find-suppliers.server.ts";
import { partOrders, suppliers } from "#app/features/parts/tables.server.ts";
import { refersTo } from "#app/platform/db/columns.server.ts";
import type { Db } from "#app/platform/db/db.server.ts";
import type { OrderFilter } from "./order-filter.ts";

/** Number of an order's own parts, by their keys, that are still on their way. */
const waiting = sql<number>`(SELECT count(*) FROM json_each(part_orders.content, '$.lines') l
  CROSS JOIN parts p WHERE p.shop_id = part_orders.shop_id AND p.line_id = l.value ->> 'lineId'
  AND p.order_id = part_orders.id AND p.state = 'ordered')`;

const listQuery = (db: Db, shopId: string, { supplierId, before }: OrderFilter) =>
  db
    .select({
      id: partOrders.id,
      number: partOrders.number,
      createdAt: partOrders.createdAt,
      mailedAt: partOrders.mailedAt,
      supplier: sql<string>`${suppliers.name}`.as("supplier_name"),
      parts: sql<number>`json_array_length(part_orders.content, '$.lines')`.as("line_count"),
      waiting: waiting.as("waiting"),
    })
    .from(partOrders)
    .innerJoin(suppliers, refersTo(partOrders, partOrders.supplierId, suppliers))
    .where(
      and(
        eq(partOrders.shopId, shopId),
        supplierId ? eq(partOrders.supplierId, supplierId) : undefined,
        before === undefined ? undefined : lt(partOrders.number, before),
      ),
    )
    .orderBy(desc(partOrders.number))
    .limit(partLimits.perPage + 1);

/** Queries behind the list, exported so that tests can read their plans. */
export const ordersQueries = (db: Db, shopId: string, asked: OrderFilter) =>
  [listQuery(db, shopId, asked), suppliersQuery(db, shopId)] as const;

export type OrdersPage = Awaited<ReturnType<typeof findOrders>>;

/** Reads a page of a shop's orders, the last first, with its suppliers, in one round trip. */
export async function findOrders(db: Db, shopId: string, asked: OrderFilter) {
  const [rows, sellers] = await db.batch(ordersQueries(db, shopId, asked));
  const orders = rows.slice(0, partLimits.perPage);
  return {
    orders,
    suppliers: sellers.map(({ id, name }) => ({ id, name })),
    supplierId: asked.supplierId,
    isFirst: asked.before === undefined,
    more: rows.length > partLimits.perPage ? orders.at(-1)!.number : undefined,
  };
}
