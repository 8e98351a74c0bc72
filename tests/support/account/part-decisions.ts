import type { Decision } from "./decision.ts";

/** The tables of parts and orders. */
export const partDecisions: Record<string, Decision> = {
  suppliers: { file: "shop/suppliers.json", own: "shop_id", but: ["name_key", "version"] },
  // Who moved it by name; without one once the account is gone.
  parts: {
    file: "shop/parts.json",
    own: "shop_id",
    but: ["job_id", "by", "version"],
    stays: ["id"],
  },
  part_orders: {
    file: "shop/part-orders.json",
    own: "shop_id",
    but: ["created_by", "mailing_until"],
    stays: ["id"],
  },
  stock_items: {
    file: "shop/stock.json",
    own: "shop_id",
    but: ["name_key", "number_key", "version"],
  },
  stock_movements: {
    file: "shop/stock-movements.json",
    own: "shop_id",
    but: ["id", "job_id", "by"],
    stays: ["id"],
  },
};
