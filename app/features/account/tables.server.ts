import { sql } from "drizzle-orm";
import { index, integer, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { flag, instant, versionColumn } from "#app/platform/db/columns.server.ts";
import type { Language } from "#app/values/language.ts";
import type { Tier } from "#app/values/tier.ts";
import type { UseKind } from "./budget/uses.ts";
import type { HeldFor } from "./session/hold.ts";

// The first four tables belong to better-auth and have only the fields that it requires. Plan and
// administrator flag live in `profiles`, which none of its endpoints can write.

export const users = sqliteTable("users", {
  id: text("id").primaryKey(),
  name: text("name").notNull(),
  email: text("email").notNull().unique(),
  emailVerified: flag("email_verified").notNull().default(false),
  image: text("image"),
  createdAt: instant("created_at").notNull(),
  updatedAt: instant("updated_at").notNull(),
  /** Raised when the name is changed (`saveAt`); no field of the library's. */
  version: versionColumn("version"),
});

export const sessions = sqliteTable(
  "sessions",
  {
    id: text("id").primaryKey(),
    userId: text("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    token: text("token").notNull().unique(),
    expiresAt: instant("expires_at").notNull(),
    ipAddress: text("ip_address"),
    userAgent: text("user_agent"),
    createdAt: instant("created_at").notNull(),
    updatedAt: instant("updated_at").notNull(),
    /** See `holdSession`. */
    heldFor: text("held_for", { mode: "json" }).$type<HeldFor>(),
  },
  (table) => [
    index("sessions_of_user").on(table.userId),
    index("sessions_by_end").on(table.expiresAt),
  ],
);

export const accounts = sqliteTable(
  "accounts",
  {
    id: text("id").primaryKey(),
    accountId: text("account_id").notNull(),
    providerId: text("provider_id").notNull(),
    userId: text("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    accessToken: text("access_token"),
    refreshToken: text("refresh_token"),
    idToken: text("id_token"),
    accessTokenExpiresAt: instant("access_token_expires_at"),
    refreshTokenExpiresAt: instant("refresh_token_expires_at"),
    scope: text("scope"),
    password: text("password"),
    createdAt: instant("created_at").notNull(),
    updatedAt: instant("updated_at").notNull(),
  },
  (table) => [index("accounts_of_user").on(table.userId)],
);

export const verifications = sqliteTable(
  "verifications",
  {
    id: text("id").primaryKey(),
    identifier: text("identifier").notNull(),
    value: text("value").notNull(),
    expiresAt: instant("expires_at").notNull(),
    createdAt: instant("created_at").notNull(),
    updatedAt: instant("updated_at").notNull(),
  },
  (table) => [
    index("verifications_by_identifier").on(table.identifier),
    index("verifications_by_end").on(table.expiresAt),
  ],
);

/**
 * Profiles, one row per user. `subscription_*` is the payment provider's state, `grant_*` an
 * administrator's grant; the better of the two counts (`membership.ts`).
 */
/** Profiles that differ from a plain free account. */
export const ofNote = sql`(subscription_status <> 'free' or grant_tier is not null
  or suspended_at is not null or is_admin = 1)`;

export const profiles = sqliteTable(
  "profiles",
  {
    id: text("id")
      .primaryKey()
      .references(() => users.id, { onDelete: "cascade" }),
    isAdmin: flag("is_admin").notNull().default(false),
    subscriptionStatus: text("subscription_status").$type<Tier>().notNull().default("free"),
    subscriptionEndsAt: instant("subscription_end_date"),
    grantTier: text("grant_tier").$type<Tier>(),
    grantEndsAt: instant("grant_end_date"),
    /** Since when an administrator keeps this person out; null for everyone else. */
    suspendedAt: instant("suspended_at"),
    /**
     * Since when signing in takes a second factor; null without one. Kept equal to what the tables
     * below hold, in the same batch.
     */
    twoFactorSince: instant("two_factor_since"),
    /** The language of letters about replies to one's topics; null: no such letters are wanted. */
    replyLetters: text("reply_letters").$type<Language>(),
    /** The language of the interface that was chosen last, also that of letters; null: none was. */
    language: text("language").$type<Language>(),
    createdAt: instant("created_at").notNull(),
    /** Raised by every change of plan, flag or suspension (`saveAt`). */
    version: versionColumn("version"),
  },
  (table) => [index("profiles_of_note").on(table.id).where(ofNote)],
);

/**
 * The last state of each Stripe customer, written by billing. Guards never read it: they read
 * `profiles`, written in the same batch (`plan/subscription.server.ts`).
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
    /** Raised by every write, so that a response to an older request is ignored. */
    version: integer("version").notNull().default(0),
    syncedAt: instant("synced_at").notNull(),
    /** When the sweep asks Stripe again; null when no change is due. */
    checkAt: instant("check_at"),
    /** The one Checkout Session that may be open, and when it ends. */
    checkoutId: text("checkout_id"),
    checkoutEndsAt: instant("checkout_ends_at"),
    /** The language of letters about the plan. */
    language: text("language").$type<Language>().notNull().default("en"),
    timeZone: text("time_zone").notNull().default("UTC"),
    /** The key under which a used trial is remembered. */
    trialKey: text("trial_key"),
  },
  (table) => [index("subscriptions_by_check").on(table.checkAt, table.userId)],
);

/**
 * A number for each user, by order of creation: the row id of the search index (`users_search`,
 * FTS5) and the key of the list's pages. Only triggers write both tables (migrations).
 */
export const userNumbers = sqliteTable("user_numbers", {
  n: integer("n").primaryKey({ autoIncrement: true }),
  userId: text("user_id")
    .notNull()
    .unique()
    .references(() => users.id, { onDelete: "cascade" }),
});

/**
 * The times of an account's password checks; the rows of the last quarter hour limit guessing (S4).
 */
export const passwordChecks = sqliteTable(
  "password_checks",
  {
    n: integer("n").primaryKey({ autoIncrement: true }),
    account: text("account").notNull(),
    at: instant("at").notNull(),
  },
  (table) => [
    index("password_checks_of_account").on(table.account, table.at),
    index("password_checks_by_time").on(table.at),
  ],
);

/**
 * Uses counted because they cost money or could flood others: the count of `what` by `who` from
 * `since` on, until the period ends. `who` is the id of a person or a shop, or "site"; `userId` is
 * set for persons, so that their counts are deleted with them (`uses.server.ts`).
 */
export const uses = sqliteTable(
  "uses",
  {
    who: text("who").notNull(),
    what: text("what").$type<UseKind>().notNull(),
    since: instant("since").notNull(),
    until: instant("until").notNull(),
    userId: text("user_id").references(() => users.id, { onDelete: "cascade" }),
    used: integer("used").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.who, table.what, table.since] }),
    index("uses_of_user").on(table.userId),
    index("uses_by_end").on(table.until),
  ],
);
