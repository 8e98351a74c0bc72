import { sql } from "drizzle-orm";
import { index, integer, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { users } from "#app/features/account/tables.server.ts";
import { instant } from "#app/platform/db/columns.server.ts";
import type { LetterKind } from "./letters/letter-kinds.ts";
import type { PaidTier } from "./plans.ts";

/** The ledger of webhook events: each id once. */
export const stripeEvents = sqliteTable(
  "stripe_events",
  {
    id: text("id").primaryKey(),
    type: text("type").notNull(),
    customerId: text("customer_id"),
    receivedAt: instant("received_at").notNull(),
  },
  (table) => [index("stripe_events_by_time").on(table.receivedAt)],
);

/** Used trials by a keyed hash of the email, kept beyond the account. */
export const usedTrials = sqliteTable("used_trials", {
  emailHash: text("email_hash").primaryKey(),
  usedAt: instant("used_at").notNull(),
});

/** Letters about plans, one per occasion: stored by the sync, sent by the sweep. */
export const billingLetters = sqliteTable(
  "billing_letters",
  {
    userId: text("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    kind: text("kind").$type<LetterKind>().notNull(),
    /** The subscription, for a failed payment with its instant; or the dispute. */
    occasion: text("occasion").notNull(),
    tier: text("tier").$type<PaidTier>().notNull(),
    dueAt: instant("due_at").notNull(),
    sentAt: instant("sent_at"),
    tries: integer("tries").notNull().default(0),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.kind, table.occasion] }),
    index("billing_letters_due").on(table.dueAt).where(sql`${table.sentAt} is null`),
  ],
);
