import { sql } from "drizzle-orm";
import { index, integer, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { users } from "#app/features/account/tables.server.ts";
import { instant } from "#app/platform/db/columns.server.ts";
import type { Language } from "#app/values/language.ts";
import type { Tier } from "#app/values/tier.ts";
import type { LetterKind } from "./letters.ts";
import type { PaidTier } from "./plans.ts";

/**
 * What Stripe last said of each customer. Guards never read it: they read `profiles`, written in
 * the same batch.
 */
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
    /**
     * Raised by every write: one that was asked for before another was written does not count
     * (decision 12).
     */
    version: integer("version").notNull().default(0),
    syncedAt: instant("synced_at").notNull(),
    /** When the sweep asks Stripe again by itself; null when nothing is to come. */
    checkAt: instant("check_at"),
    /** The one Checkout Session that may be open, and when it ends. */
    checkoutId: text("checkout_id"),
    checkoutEndsAt: instant("checkout_ends_at"),
    /** What letters about the plan are written in. */
    language: text("language").$type<Language>().notNull().default("en"),
    timeZone: text("time_zone").notNull().default("UTC"),
    /** The key under which a used trial is remembered (decision 13). */
    trialKey: text("trial_key"),
  },
  (table) => [index("subscriptions_by_check").on(table.checkAt, table.userId)],
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

/**
 * Who has had a free trial, as a keyed hash of the e-mail: it outlives the account (decision 13).
 */
export const usedTrials = sqliteTable("used_trials", {
  emailHash: text("email_hash").primaryKey(),
  usedAt: instant("used_at").notNull(),
});

/**
 * Letters about plans, each occasion once: decided in the batch that writes the fact, sent by the
 * sweep.
 */
export const billingLetters = sqliteTable(
  "billing_letters",
  {
    userId: text("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    kind: text("kind").$type<LetterKind>().notNull(),
    /** The occasion: the subscription, for a failed payment with the moment of the failure. */
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
