import { sql } from "drizzle-orm";
import { index, integer, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { shopColumn, shops } from "#app/features/account/shops.tables.server.ts";
import { repairJobs } from "#app/features/repair/tables.server.ts";
import { flag, instant, shopForeignKey, versionColumn } from "#app/platform/db/columns.server.ts";
import type { Mark } from "./marks/marks.ts";

/** The photos of jobs; their files are in R2 (docs/decisions/0171-photos-of-a-job.md). */
export const photos = sqliteTable(
  "photos",
  {
    shopId: shopColumn(),
    /** Made where the photo was taken, so that one that is sent again is stored once. */
    id: text("id").notNull(),
    jobId: text("job_id").notNull(),
    /** The names of both files: the hash of their bytes, and their kind. */
    file: text("file").notNull(),
    small: text("small").notNull(),
    /** Size of both files together. */
    bytes: integer("bytes").notNull(),
    width: integer("width").notNull(),
    height: integer("height").notNull(),
    /** Time according to the phone. */
    takenAt: instant("taken_at"),
    by: text("by").notNull(),
    addedAt: instant("added_at").notNull(),
    caption: text("caption").notNull().default(""),
    /** Whether it goes with what is sent to the customer next. */
    forCustomer: flag("for_customer").notNull().default(false),
    /** The point of the job's inspection, or the place of its walk-round, that it shows. */
    point: text("point"),
    /** Marks drawn on the photo. */
    marks: text("marks", { mode: "json" }).$type<readonly Mark[]>().notNull().default([]),
    /** When it was first sent to a customer: from then on its files are evidence. */
    sentAt: instant("sent_at"),
    /** When its shop deleted it after sending: from then on only evidence shows it. */
    removedAt: instant("removed_at"),
    version: versionColumn("version"),
  },
  (table) => [
    primaryKey({ columns: [table.shopId, table.id] }),
    shopForeignKey(table, table.jobId, repairJobs).onDelete("cascade"),
    index("photos_of_job").on(table.shopId, table.jobId, table.id),
    // Lookup by hash: a holder of a photo may check whether a shop sent it.
    index("photos_sent_by_file").on(table.file).where(sql`sent_at is not null`),
  ],
);

/** Number and bytes of each shop's photos; maintained by triggers of `photos`. */
export const photoTotals = sqliteTable(
  "photo_totals",
  {
    shopId: text("shop_id")
      .primaryKey()
      .references(() => shops.id, { onDelete: "cascade" }),
    photos: integer("photos").notNull(),
    bytes: integer("bytes").notNull(),
  },
  (table) => [index("photo_totals_by_bytes").on(table.bytes)],
);

/**
 * Files that no photo may name: written before a file is, and by a trigger when a photo is deleted. It
 * names no shop by a foreign key, because it outlives the rows that are deleted with a shop.
 */
export const photoLeftovers = sqliteTable(
  "photo_leftovers",
  {
    shopId: text("shop_id").notNull(),
    photoId: text("photo_id").notNull(),
    file: text("file").notNull(),
    small: text("small").notNull(),
    /** When the sweep deletes them; a photo that is being stored has an hour. */
    dueAt: instant("due_at").notNull(),
    /** Whether the sweep is at it: until then nothing is stored under this name. */
    claimed: flag("claimed").notNull().default(false),
  },
  (table) => [
    primaryKey({ columns: [table.shopId, table.photoId, table.file] }),
    index("photo_leftovers_due").on(table.dueAt),
  ],
);
