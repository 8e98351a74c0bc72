import { integer, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { instant, versionColumn } from "#app/platform/db/columns.server.ts";

/** Settings of the whole site, by an administrator: one row, once something was set. */
export const siteSettings = sqliteTable("site_settings", {
  id: integer("id").primaryKey(),
  contactEmail: text("contact_email"),
  dailyChatAllowance: integer("daily_chat_allowance"),
  newsIntervalMinutes: integer("news_interval_minutes"),
  updatedAt: instant("updated_at").notNull(),
  version: versionColumn("version"),
  /**
   * Calls of a model a day: for the translations of one person, those of everyone, and the answers
   * to everyone.
   */
  dailyTranslations: integer("daily_translations"),
  siteTranslations: integer("site_translations"),
  siteAnswers: integer("site_answers"),
  /** The people of a shop, its owner among them. */
  shopSeats: integer("shop_seats"),
});
