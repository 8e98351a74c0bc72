import { sql } from "drizzle-orm";
import { check, integer, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { users } from "#app/features/account/tables.server.ts";
import { instant, versionColumn } from "#app/platform/db/columns.server.ts";
import type { DistanceUnit } from "#app/values/distance.ts";
import type { Language } from "#app/values/language.ts";
import type { Currency } from "#app/values/money.ts";

export const shopSettings = sqliteTable(
  "shop_settings",
  {
    userId: text("user_id")
      .primaryKey()
      .references(() => users.id, { onDelete: "cascade" }),
    shopName: text("shop_name").notNull(),
    /**
     * The logo's file name in our storage (`<sha256>.<ext>`), and the address it was fetched from,
     * if it was.
     */
    logoFile: text("logo_file"),
    shopLogoUrl: text("shop_logo_url"),
    hourlyRate: integer("hourly_rate").notNull(),
    currency: text("currency").$type<Currency>().notNull(),
    defaultLanguage: text("default_language").$type<Language>().notNull(),
    timeZone: text("time_zone").notNull(),
    /** What its odometers count; null until it has said so (`distanceUnitOf`). */
    distanceUnit: text("distance_unit").$type<DistanceUnit>(),
    phone: text("phone"),
    address: text("address"),
    taxId: text("tax_id"),
    updatedAt: instant("updated_at").notNull(),
    version: versionColumn("version"),
  },
  (table) => [check("hourly_rate_above_zero", sql`${table.hourlyRate} > 0`)],
);
