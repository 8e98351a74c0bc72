import { index, integer, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { shopColumn, shops } from "#app/features/account/shops.tables.server.ts";
import { flag, instant, versionColumn } from "#app/platform/db/columns.server.ts";
import type { Service } from "./opening/calendar-settings.ts";
import type { Week } from "./opening/openings.ts";

/** When a shop takes cars, and how customers book; there is no row until it is saved. */
export const calendarSettings = sqliteTable("calendar_settings", {
  shopId: text("shop_id")
    .primaryKey()
    .references(() => shops.id, { onDelete: "cascade" }),
  week: text("week", { mode: "json" }).$type<Week>().notNull(),
  openHolidays: text("open_holidays", { mode: "json" }).$type<string[]>().notNull(),
  /** The share of the opening hours that each member works on cars, in percent. */
  shares: text("shares", { mode: "json" }).$type<Record<string, number>>().notNull(),
  promisedHours: integer("promised_hours").notNull(),
  /** Last part of the address of the booking page. */
  address: text("address").unique(),
  isBookable: flag("is_bookable").notNull(),
  confirms: flag("confirms").notNull(),
  noticeHours: integer("notice_hours").notNull(),
  daysAhead: integer("days_ahead").notNull(),
  pageShare: integer("page_share").notNull(),
  services: text("services", { mode: "json" }).$type<Service[]>().notNull(),
  updatedAt: instant("updated_at").notNull(),
  /** Incremented by closures too: a booking names the version that its day was planned with. */
  version: versionColumn("version"),
});

/** Days on which a shop is closed, or one of its members is away. */
export const closures = sqliteTable(
  "closures",
  {
    shopId: shopColumn(),
    id: text("id").notNull(),
    /** 2026-12-24, both included. */
    fromDay: text("from_day").notNull(),
    toDay: text("to_day").notNull(),
    /** Null: the whole shop. */
    memberId: text("member_id"),
    note: text("note").notNull(),
    createdAt: instant("created_at").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.shopId, table.id] }),
    index("closures_by_end").on(table.shopId, table.toDay),
  ],
);
