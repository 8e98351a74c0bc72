import { integer, sqliteTable } from "drizzle-orm/sqlite-core";
import { instant } from "#app/platform/db/columns.server.ts";

/**
 * The end of a pause in which no model is called: one row, written when the day's quota of Workers
 * AI is used up.
 */
export const aiPauses = sqliteTable("ai_pauses", {
  id: integer("id").primaryKey(),
  until: instant("until").notNull(),
});
