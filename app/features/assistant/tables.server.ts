import { sql } from "drizzle-orm";
import { check, index, integer, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { users } from "#app/features/account/tables.server.ts";
import { instant } from "#app/platform/db/columns.server.ts";
import type { Language } from "#app/values/language.ts";
import type { AnswerFailure, AnswerStatus, Notes, Source } from "./chat.ts";

const owner = () =>
  text("user_id")
    .notNull()
    .references(() => users.id, { onDelete: "cascade" });

/** Questions and answers, by owner (docs/decisions/0005-owner-first.md); ids sort by time. */
export const chatHistory = sqliteTable(
  "chat_history",
  {
    userId: owner(),
    id: text("id").notNull(),
    message: text("message").notNull(),
    response: text("response").notNull(),
    status: text("status").$type<AnswerStatus>().notNull(),
    failure: text("failure").$type<AnswerFailure>(),
    language: text("language").$type<Language>().notNull(),
    sources: text("sources", { mode: "json" }).$type<Source[]>().notNull(),
    notes: text("notes", { mode: "json" }).$type<Notes>().notNull(),
    /** The job it was asked from. No foreign key: the answer outlives the job. */
    jobId: text("job_id"),
    createdAt: instant("created_at").notNull(),
    /** Machine translations of the answer, for jobs in another language. */
    translations: text("translations", { mode: "json" }).$type<Partial<Record<Language, string>>>(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.id] })],
);

/**
 * Questions asked on a day (UTC, counted from 1970). `last_id` is the last question counted: the
 * insert of its turn, in the same batch, checks it.
 */
export const chatDays = sqliteTable(
  "chat_days",
  {
    userId: owner(),
    day: integer("day").notNull(),
    asked: integer("asked").notNull(),
    lastId: text("last_id").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.day] }),
    index("chat_days_by_day").on(table.day),
    check("asked_from_zero", sql`${table.asked} >= 0`),
  ],
);
