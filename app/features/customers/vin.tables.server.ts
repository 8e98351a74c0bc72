import { integer, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { instant } from "#app/platform/db/columns.server.ts";

// What outside services said about vehicles of any shop: no shop's own data.

/** What vPIC decoded a VIN to. Kept for good: a VIN does not change its meaning. */
export const decodedVins = sqliteTable("decoded_vins", {
  vin: text("vin").primaryKey(),
  facts: text("facts", { mode: "json" }).notNull(),
  decodedAt: instant("decoded_at").notNull(),
});

/** The recalls of a make, model and model year, as they were last fetched. */
export const modelRecalls = sqliteTable(
  "model_recalls",
  {
    make: text("make").notNull(),
    model: text("model").notNull(),
    year: integer("year").notNull(),
    recalls: text("recalls", { mode: "json" }).notNull(),
    fetchedAt: instant("fetched_at").notNull(),
    /** Until when someone is asking for them; null: no one is. */
    claimedUntil: instant("claimed_until"),
  },
  (table) => [primaryKey({ columns: [table.make, table.model, table.year] })],
);
