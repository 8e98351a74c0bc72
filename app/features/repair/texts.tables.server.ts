import { index, integer, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { shopColumn } from "#app/features/account/shops.tables.server.ts";
import { instant, shopForeignKey, versionColumn } from "#app/platform/db/columns.server.ts";
import type { Language } from "#app/values/language.ts";
import { repairJobs } from "./tables.server.ts";
import type { TextField } from "./texts/text.ts";
import type { StoredState, Verdict } from "./texts/translation.ts";

/** The texts of jobs in the other language; the originals stay where they were written. */
export const textTranslations = sqliteTable(
  "text_translations",
  {
    shopId: shopColumn(),
    jobId: text("job_id").notNull(),
    /** The job, the quote or the line: see `TextRef`. A row whose subject is gone is not read. */
    subjectId: text("subject_id").notNull(),
    field: text("field").$type<TextField>().notNull(),
    /** Language of the translation. */
    language: text("language").$type<Language>().notNull(),
    originalLanguage: text("original_language").$type<Language>().notNull(),
    /** Member who set the language of the original; null when it was recognized. */
    languageBy: text("language_by"),
    text: text("text"),
    ofText: text("of_text").notNull(),
    state: text("state").$type<StoredState>().notNull(),
    /** Why the translator's answer was refused. */
    problem: text("problem"),
    /** The second model's, of a machine's words; null as long as it has not read them. */
    verdict: text("verdict").$type<Verdict>(),
    /** The person who read or wrote it; null for a machine. */
    by: text("by"),
    at: instant("at").notNull(),
    version: versionColumn("version"),
  },
  (table) => [
    primaryKey({
      columns: [table.shopId, table.jobId, table.subjectId, table.field, table.language],
    }),
    shopForeignKey(table, table.jobId, repairJobs).onDelete("cascade"),
  ],
);

/**
 * The jobs whose texts may need a translation. Written with every text, in the same batch; a message of the
 * queue only says that there is such a row.
 */
export const textWork = sqliteTable(
  "text_work",
  {
    shopId: shopColumn(),
    jobId: text("job_id").notNull(),
    /** Last author: their limit pays, and their language is assumed where none is evident. */
    by: text("by").notNull(),
    dueAt: instant("due_at").notNull(),
    /** Failed attempts since the last text was saved. */
    tries: integer("tries").notNull().default(0),
    /** Raised with every text, so that work done meanwhile does not settle a newer one. */
    round: integer("round").notNull().default(1),
    claim: text("claim"),
    claimedUntil: instant("lease_until"),
  },
  (table) => [
    primaryKey({ columns: [table.shopId, table.jobId] }),
    shopForeignKey(table, table.jobId, repairJobs).onDelete("cascade"),
    index("text_work_due").on(table.dueAt),
  ],
);
