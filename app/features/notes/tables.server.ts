import { sql } from "drizzle-orm";
import { index, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { shopColumn } from "#app/features/account/shops.tables.server.ts";
import { repairJobs } from "#app/features/repair/tables.server.ts";
import { instant, shopForeignKey, versionColumn } from "#app/platform/db/columns.server.ts";

/** Internal notes on a job (docs/decisions/0184-notes-and-tags.md). */
export const jobNotes = sqliteTable(
  "job_notes",
  {
    shopId: shopColumn(),
    /** Comes with the form, so that a form sent twice is one note. */
    id: text("id").notNull(),
    jobId: text("job_id").notNull(),
    by: text("by").notNull(),
    at: instant("at").notNull(),
    text: text("text").notNull(),
    /** When its author last corrected it. */
    editedAt: instant("edited_at"),
    /** When its author deleted it: the row stays, without its text. */
    removedAt: instant("removed_at"),
    version: versionColumn("version"),
  },
  (table) => [
    primaryKey({ columns: [table.shopId, table.id] }),
    shopForeignKey(table, table.jobId, repairJobs).onDelete("cascade"),
    index("notes_of_job").on(table.shopId, table.jobId, table.at, table.id),
  ],
);

/** Mentions of members in notes, and when they opened the job. */
export const noteMentions = sqliteTable(
  "note_mentions",
  {
    shopId: shopColumn(),
    noteId: text("note_id").notNull(),
    memberId: text("member_id").notNull(),
    jobId: text("job_id").notNull(),
    seenAt: instant("seen_at"),
  },
  (table) => [
    primaryKey({ columns: [table.shopId, table.noteId, table.memberId] }),
    shopForeignKey(table, table.noteId, jobNotes).onDelete("cascade"),
    index("mentions_unseen")
      .on(table.shopId, table.memberId, table.jobId)
      .where(sql`seen_at is null`),
  ],
);
