import { sql } from "drizzle-orm";
import { index, integer, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { shopColumn, shops } from "#app/features/account/shops.tables.server.ts";
import { customers, vehicles } from "#app/features/customers/tables.server.ts";
import { flag, instant, shopForeignKey, versionColumn } from "#app/platform/db/columns.server.ts";
import type { Language } from "#app/values/language.ts";
import type { AskedWork } from "./ask/asked-work.ts";
import type { RecommendationAnswer } from "./recommendation.ts";
import type { Service } from "./service.ts";

/** A shop's rules for due work and automatic messages; no row until they are saved. */
export const followUpSettings = sqliteTable("follow_up_settings", {
  shopId: text("shop_id")
    .primaryKey()
    .references(() => shops.id, { onDelete: "cascade" }),
  services: text("services", { mode: "json" }).$type<Service[]>().notNull(),
  declinedMonths: integer("declined_months").notNull(),
  yellowMonths: integer("yellow_months").notNull(),
  redMonths: integer("red_months").notNull(),
  leadDays: integer("lead_days").notNull(),
  /** Whether customers who agreed to it are written to without anybody's doing. */
  asksByItself: flag("asks_by_itself").notNull(),
  updatedAt: instant("updated_at").notNull(),
  version: versionColumn("version"),
});

/**
 * When the customer of a vehicle may next be asked, computed from its history
 * (`recommendationsOf`), so that a week's list reads an index. Triggers mark changed vehicles.
 */
export const followUpDays = sqliteTable(
  "follow_up_days",
  {
    shopId: shopColumn(),
    vehicleId: text("vehicle_id").notNull(),
    /** The first day, 2026-11-23; null for none. */
    askOn: text("ask_on"),
    /** When an automatic message is tried. */
    tryOn: text("try_on"),
    /** Since when it must be recomputed. */
    staleAt: instant("stale_at"),
  },
  (table) => [
    primaryKey({ columns: [table.shopId, table.vehicleId] }),
    shopForeignKey(table, table.vehicleId, vehicles).onDelete("cascade"),
    index("follow_up_by_day").on(table.shopId, table.askOn, table.vehicleId),
    index("follow_up_by_try").on(table.shopId, table.tryOn),
    index("follow_up_stale").on(table.staleAt).where(sql`stale_at is not null`),
  ],
);

/** A message to a customer about work that is due on a vehicle. */
export const followUps = sqliteTable(
  "follow_ups",
  {
    shopId: shopColumn(),
    id: text("id").notNull(),
    vehicleId: text("vehicle_id").notNull(),
    customerId: text("customer_id").notNull(),
    language: text("language").$type<Language>().notNull(),
    work: text("work", { mode: "json" }).$type<AskedWork[]>().notNull(),
    /** SHA-256 of the secrets that open its page: of the link, and of the one in the letter. */
    tokenHash: text("token_hash").notNull().unique(),
    letterHash: text("letter_hash").unique(),
    /** The member who asked; null for an automatic message. */
    by: text("by"),
    createdAt: instant("created_at").notNull(),
    expiresAt: instant("expires_at").notNull(),
    letterAt: instant("letter_at"),
    letterTries: integer("letter_tries").notNull().default(0),
    mailedAt: instant("mailed_at"),
    openedAt: instant("opened_at"),
    /** The vehicle's next visit, within `openDays`: a trigger writes it. */
    jobId: text("job_id"),
  },
  (table) => [
    primaryKey({ columns: [table.shopId, table.id] }),
    shopForeignKey(table, table.vehicleId, vehicles).onDelete("cascade"),
    shopForeignKey(table, table.customerId, customers).onDelete("cascade"),
    index("follow_ups_of_vehicle").on(table.shopId, table.vehicleId, table.createdAt),
    index("follow_ups_of_customer").on(table.shopId, table.customerId),
    index("follow_ups_by_time").on(table.shopId, table.createdAt),
    index("follow_up_letters_due").on(table.letterAt).where(sql`letter_at is not null`),
  ],
);

/** Final answers of customers about work on their vehicles. */
export const recommendationAnswers = sqliteTable(
  "recommendation_answers",
  {
    shopId: shopColumn(),
    vehicleId: text("vehicle_id").notNull(),
    customerId: text("customer_id").notNull(),
    subject: text("subject").notNull(),
    answer: text("answer").$type<RecommendationAnswer>().notNull(),
    /** The member who noted it; null for the customer. */
    by: text("by"),
    at: instant("at").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.shopId, table.vehicleId, table.customerId, table.subject] }),
    shopForeignKey(table, table.vehicleId, vehicles).onDelete("cascade"),
    shopForeignKey(table, table.customerId, customers).onDelete("cascade"),
    index("answers_of_customer").on(table.shopId, table.customerId),
  ],
);
