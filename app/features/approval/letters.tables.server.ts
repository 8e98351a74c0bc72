import { index, integer, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { shopColumn } from "#app/features/account/shops.tables.server.ts";
import { repairJobs } from "#app/features/repair/tables.server.ts";
import { instant, shopForeignKey } from "#app/platform/db/columns.server.ts";
import type { LetterKind } from "./letters/due-letter.ts";

/**
 * Letters that are still to be sent about a job, one for each recipient. A row goes once its letter
 * is sent or given up; one that stays claimed was cut off, and no one knows whether it was sent.
 */
export const dueLetters = sqliteTable(
  "due_letters",
  {
    shopId: shopColumn(),
    jobId: text("job_id").notNull(),
    kind: text("kind").$type<LetterKind>().notNull(),
    /** The revision that was decided about; 0 for a letter about messages. */
    revision: integer("revision").notNull(),
    /** A member of the shop by id; empty for the customer. */
    recipient: text("recipient").notNull(),
    /** Instants of the first and the last event that it covers. */
    since: instant("since").notNull(),
    until: instant("until").notNull(),
    dueAt: instant("due_at").notNull(),
    claimedAt: instant("claimed_at"),
    tries: integer("tries").notNull().default(0),
  },
  (table) => [
    primaryKey({
      columns: [
        table.shopId,
        table.jobId,
        table.kind,
        table.revision,
        table.recipient,
        table.since,
      ],
    }),
    shopForeignKey(table, table.jobId, repairJobs).onDelete("cascade"),
    index("letters_due").on(table.dueAt),
  ],
);
