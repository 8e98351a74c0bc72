import { sqliteTable, text } from "drizzle-orm/sqlite-core";
import { shops } from "#app/features/account/shops.tables.server.ts";
import { instant, versionColumn } from "#app/platform/db/columns.server.ts";
import type { ShopTerms } from "./price/terms.ts";
import type { TaxProfile } from "./taxes/profiles.ts";

/** Taxes and charges of a shop beyond the lines of its quotes; no row before they are saved. */
export const shopTaxSettings = sqliteTable("shop_tax_settings", {
  shopId: text("shop_id")
    .primaryKey()
    .references(() => shops.id, { onDelete: "cascade" }),
  /** Profile that the taxes were started from. */
  profile: text("profile").$type<TaxProfile>().notNull(),
  terms: text("terms", { mode: "json" }).$type<ShopTerms>().notNull(),
  updatedAt: instant("updated_at").notNull(),
  version: versionColumn("version"),
});
