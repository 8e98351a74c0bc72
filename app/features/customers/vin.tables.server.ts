import { integer, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { instant } from "#app/platform/db/columns.server.ts";

// Answers of external services about vehicles of any shop: no shop's own data.

/** Facts that vPIC decoded from a VIN. Stored forever: a VIN does not change its meaning. */
export const decodedVins = sqliteTable("decoded_vins", {
  vin: text("vin").primaryKey(),
  facts: text("facts", { mode: "json" }).notNull(),
  decodedAt: instant("decoded_at").notNull(),
});

/** Recalls of a make, model and model year, as last fetched. */
export const modelRecalls = sqliteTable(
  "model_recalls",
  {
    make: text("make").notNull(),
    model: text("model").notNull(),
    year: integer("year").notNull(),
    recalls: text("recalls", { mode: "json" }).notNull(),
    fetchedAt: instant("fetched_at").notNull(),
    /** End of the claim of the request that fetches them; null: none does. */
    claimedUntil: instant("claimed_until"),
  },
  (table) => [primaryKey({ columns: [table.make, table.model, table.year] })],
);
