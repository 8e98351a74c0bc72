import { sql } from "drizzle-orm";
import {
  check,
  foreignKey,
  index,
  primaryKey,
  sqliteTable,
  text,
  uniqueIndex,
} from "drizzle-orm/sqlite-core";
import { shopColumn, shopMembers } from "#app/features/account/shops.tables.server.ts";
import { flag, instant, versionColumn } from "#app/platform/db/columns.server.ts";
import type { Activity } from "./entry.ts";

/**
 * Time entries of a shop's members, in whole minutes (docs/decisions/0195-the-time-clock.md). Only
 * the end of an entry ever changes; a correction is an entry that names the one it replaces.
 */
export const clockEntries = sqliteTable(
  "clock_entries",
  {
    shopId: shopColumn(),
    /** Comes with the form, so that a form sent twice is one entry. */
    id: text("id").notNull(),
    memberId: text("member_id").notNull(),
    /** A job that is deleted leaves its hours. */
    jobId: text("job_id"),
    quoteId: text("quote_id"),
    activity: text("activity").$type<Activity>().notNull(),
    startedAt: instant("started_at").notNull(),
    endedAt: instant("ended_at"),
    /** The instant from which it counts as forgotten, and its end in that case. */
    forgottenAt: instant("forgotten_at").notNull(),
    closesAt: instant("closes_at").notNull(),
    isForgotten: flag("is_forgotten").notNull(),
    /** The entry that this one replaces, its author, and the reason. */
    corrects: text("corrects"),
    by: text("by").notNull(),
    why: text("why"),
    at: instant("at").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.shopId, table.id] }),
    uniqueIndex("one_open_entry").on(table.shopId, table.memberId).where(sql`ended_at IS NULL`),
    uniqueIndex("entry_corrected_once")
      .on(table.shopId, table.corrects)
      .where(sql`corrects IS NOT NULL`),
    index("entries_of_member").on(table.shopId, table.memberId, table.startedAt, table.id),
    index("entries_of_job").on(table.shopId, table.jobId, table.startedAt),
    index("entries_by_start").on(table.shopId, table.startedAt),
    index("entries_to_check").on(table.shopId, table.startedAt).where(sql`is_forgotten = 1`),
    index("entries_forgotten").on(table.forgottenAt).where(sql`ended_at IS NULL`),
    check("entry_ends_after_start", sql`ended_at IS NULL OR ended_at >= started_at`),
  ],
);

/** PINs of members for the shared tablet, deleted with the membership. */
export const clockPins = sqliteTable(
  "clock_pins",
  {
    shopId: shopColumn(),
    memberId: text("member_id").notNull(),
    /** As that of a password. */
    hash: text("hash").notNull(),
    by: text("by").notNull(),
    at: instant("at").notNull(),
    version: versionColumn("version"),
  },
  (table) => [
    primaryKey({ columns: [table.shopId, table.memberId] }),
    foreignKey({
      columns: [table.shopId, table.memberId],
      foreignColumns: [shopMembers.shopId, shopMembers.userId],
    }).onDelete("cascade"),
  ],
);
