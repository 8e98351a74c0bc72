import { index, integer, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { users } from "#app/features/account/tables.server.ts";
import { instant } from "#app/platform/columns.server.ts";
import type { Tier } from "#app/values/tier.ts";

/** What Stripe last said of each customer. Guards never read it: they read `profiles`, written in the same batch. */
export const subscriptions = sqliteTable(
  "subscriptions",
  {
    userId: text("user_id")
      .primaryKey()
      .references(() => users.id, { onDelete: "cascade" }),
    customerId: text("customer_id").notNull().unique(),
    subscriptionId: text("subscription_id"),
    /** Stripe's own word for its state; "none" before the first. */
    status: text("status").notNull().default("none"),
    tier: text("tier").$type<Tier>().notNull().default("free"),
    periodEnd: instant("period_end"),
    trialEnd: instant("trial_end"),
    cancelAt: instant("cancel_at"),
    firstFailedAt: instant("first_failed_at"),
    nextTier: text("next_tier").$type<Tier>(),
    /** Raised by every write: one that was asked for before another was written does not count (decision 12). */
    version: integer("version").notNull().default(0),
    syncedAt: instant("synced_at").notNull(),
  },
  (table) => [index("subscriptions_by_sync").on(table.syncedAt), index("subscriptions_by_period_end").on(table.periodEnd)],
);

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

/** Who has had a free trial, as a keyed hash of the e-mail: it outlives the account (decision 13). */
export const usedTrials = sqliteTable("used_trials", {
  emailHash: text("email_hash").primaryKey(),
  usedAt: instant("used_at").notNull(),
});
