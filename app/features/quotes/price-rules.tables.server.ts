import { sql } from "drizzle-orm";
import { index, primaryKey, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import { shopColumn, shops } from "#app/features/account/shops.tables.server.ts";
import { customers } from "#app/features/customers/tables.server.ts";
import { instant, shopForeignKey, versionColumn } from "#app/platform/db/columns.server.ts";
import type { Currency } from "#app/values/money.ts";
import type { LaborRate } from "./labor-rates/labor-rate.ts";
import type { PriceEnding, PriceRange } from "./price-rules/price-rule.ts";

/**
 * How a shop makes prices of costs: one set for all customers, whose id is "shop", and sets of
 * single customers and suppliers under their id. A set without ranges has no effect.
 */
export const priceRules = sqliteTable(
  "price_rules",
  {
    shopId: shopColumn(),
    id: text("id").notNull(),
    customerId: text("customer_id"),
    /** A supplier is never deleted, so this needs no foreign key. */
    supplierId: text("supplier_id"),
    ranges: text("ranges", { mode: "json" }).$type<PriceRange[]>().notNull(),
    ending: text("ending").$type<PriceEnding>().notNull(),
    /** Currency of the costs. */
    currency: text("currency").$type<Currency>().notNull(),
    updatedAt: instant("updated_at").notNull(),
    version: versionColumn("version"),
  },
  (table) => [
    primaryKey({ columns: [table.shopId, table.id] }),
    shopForeignKey(table, table.customerId, customers).onDelete("cascade"),
    uniqueIndex("price_rules_of_customer").on(table.shopId, table.customerId),
    index("price_rules_of_suppliers")
      .on(table.shopId, table.supplierId)
      .where(sql`supplier_id IS NOT NULL`),
  ],
);

/** Named labor rates of a shop, besides its hourly rate. */
export const laborRates = sqliteTable("labor_rates", {
  shopId: text("shop_id")
    .primaryKey()
    .references(() => shops.id, { onDelete: "cascade" }),
  rates: text("rates", { mode: "json" }).$type<LaborRate[]>().notNull(),
  currency: text("currency").$type<Currency>().notNull(),
  updatedAt: instant("updated_at").notNull(),
  version: versionColumn("version"),
});
