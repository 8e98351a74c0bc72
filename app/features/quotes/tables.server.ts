import { sql } from "drizzle-orm";
import {
  check,
  foreignKey,
  index,
  integer,
  primaryKey,
  real,
  sqliteTable,
  text,
} from "drizzle-orm/sqlite-core";
import { users } from "#app/features/account/tables.server.ts";
import { repairJobs } from "#app/features/repair/tables.server.ts";
import { instant, versionColumn } from "#app/platform/db/columns.server.ts";
import type { Currency } from "#app/values/money.ts";
import type { QuoteStatus } from "./quote.ts";

// Like those of the jobs, these tables carry the owner's id first in their keys.

const owner = () =>
  text("user_id")
    .notNull()
    .references(() => users.id, { onDelete: "cascade" });

export const repairQuotes = sqliteTable(
  "repair_quotes",
  {
    userId: owner(),
    id: text("id").notNull(),
    jobId: text("job_id").notNull(),
    /** Counts within its job, from 1. */
    number: integer("number"),
    description: text("description").notNull(),
    /** Hours in half-hour steps. */
    laborHours: real("labor_hours").notNull(),
    /**
     * Cents per hour and currency, frozen from the shop's settings when the quote is made (decision
     * 7).
     */
    laborRate: integer("labor_rate").notNull(),
    currency: text("currency").$type<Currency>().notNull(),
    laborCost: integer("labor_cost").notNull(),
    partsCost: integer("parts_cost").notNull(),
    totalAmount: integer("total_amount").notNull(),
    status: text("status").$type<QuoteStatus>().notNull().default("pending"),
    createdAt: instant("created_at").notNull(),
    updatedAt: instant("updated_at").notNull(),
    /** Of what the quote says. Its status has a version of its own. */
    version: versionColumn("version"),
    statusVersion: versionColumn("status_version"),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.id] }),
    foreignKey({
      columns: [table.userId, table.jobId],
      foreignColumns: [repairJobs.userId, repairJobs.id],
    }).onDelete("cascade"),
    index("quotes_of_job").on(table.userId, table.jobId, table.createdAt, table.id),
    check("labor_hours_from_zero", sql`${table.laborHours} >= 0`),
    check("labor_rate_above_zero", sql`${table.laborRate} > 0`),
  ],
);

export const repairMaterials = sqliteTable(
  "repair_materials",
  {
    userId: owner(),
    id: text("id").notNull(),
    quoteId: text("quote_id").notNull(),
    position: integer("position").notNull(),
    name: text("name").notNull(),
    quantity: integer("quantity").notNull(),
    /** Cents each, and quantity times that. */
    unitPrice: integer("unit_price").notNull(),
    totalPrice: integer("total_price").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.id] }),
    foreignKey({
      columns: [table.userId, table.quoteId],
      foreignColumns: [repairQuotes.userId, repairQuotes.id],
    }).onDelete("cascade"),
    index("materials_of_quote").on(table.userId, table.quoteId, table.position),
    check("quantity_from_one", sql`${table.quantity} >= 1`),
    check("unit_price_above_zero", sql`${table.unitPrice} > 0`),
  ],
);
