import { sql } from "drizzle-orm";
import { index, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { shopColumn } from "#app/features/account/shops.tables.server.ts";
import { flag, instant, shopForeignKey } from "#app/platform/db/columns.server.ts";
import { repairJobs } from "./tables.server.ts";

/** What a customer asked about a job and what the shop replied: rows are only ever added. */
export const jobMessages = sqliteTable(
  "job_messages",
  {
    shopId: shopColumn(),
    jobId: text("job_id").notNull(),
    /** Comes with the form, so that a form sent twice is one message. */
    id: text("id").notNull(),
    text: text("text").notNull(),
    /** The member who wrote it; null for the customer. */
    by: text("by"),
    at: instant("at").notNull(),
    /** Whether the other side may need a letter: until it has read it, or a letter is due. */
    letterDue: flag("letter_due").notNull().default(true),
  },
  (table) => [
    primaryKey({ columns: [table.shopId, table.id] }),
    shopForeignKey(table, table.jobId, repairJobs).onDelete("cascade"),
    index("messages_of_job").on(table.shopId, table.jobId, table.at),
    index("messages_unread").on(table.at).where(sql`letter_due = 1`),
  ],
);
