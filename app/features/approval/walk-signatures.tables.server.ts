import { index, integer, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { shopColumn } from "#app/features/account/shops.tables.server.ts";
import { repairJobs } from "#app/features/repair/tables.server.ts";
import { instant, shopForeignKey } from "#app/platform/db/columns.server.ts";
import type { Language } from "#app/values/language.ts";
import type { Strokes } from "./signature/strokes.ts";

/**
 * Walk-rounds that customers signed at the counter: rows are only ever added. What was signed is a
 * file in R2, named by its hash (docs/decisions/0177-signing-the-walk-round.md).
 */
export const walkSignatures = sqliteTable(
  "walk_signatures",
  {
    shopId: shopColumn(),
    jobId: text("job_id").notNull(),
    /** Counts within its job, from 1. */
    n: integer("n").notNull(),
    /** Comes with the form, so that a form sent twice is one signature. */
    id: text("id").notNull(),
    /** SHA-256 of the canonical JSON of what was signed. */
    sha256: text("sha256").notNull(),
    /** The photos in it, each at the version that was signed. */
    photos: text("photos", { mode: "json" }).$type<{ id: string; version: number }[]>().notNull(),
    odometer: integer("odometer"),
    /** The name as it was typed. */
    name: text("name").notNull(),
    /** A drawn signature; null without one. */
    strokes: text("strokes", { mode: "json" }).$type<Strokes>(),
    /** Language on the screen. */
    language: text("language").$type<Language>().notNull(),
    at: instant("at").notNull(),
    /** The shop's time zone then. */
    zone: text("zone").notNull(),
    /** The member whose device it was, and how they were called then. */
    by: text("by").notNull(),
    takenBy: text("taken_by").notNull(),
    /** The network address and the browser that it came from. */
    address: text("address").notNull(),
    device: text("device").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.shopId, table.jobId, table.n] }),
    // No action: a job with a signature is not deleted; a deleted shop takes both.
    shopForeignKey(table, table.jobId, repairJobs),
    index("walk_signatures_by_hash").on(table.sha256),
  ],
);
