import { sql } from "drizzle-orm";
import { check, index, integer, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";
import type { Role } from "#app/features/account/role.ts";
import { shopColumn, shops } from "#app/features/account/shops.tables.server.ts";
import { users } from "#app/features/account/tables.server.ts";
import { flag, instant, versionColumn } from "#app/platform/db/columns.server.ts";
import type { Country } from "#app/values/country.ts";
import type { DistanceUnit } from "#app/values/distance.ts";
import type { Language } from "#app/values/language.ts";
import type { Currency } from "#app/values/money.ts";
import type { LetterRecipient } from "./deletion/deleted-letter.ts";
import type { WaysToPay } from "./paying/ways-to-pay.ts";
import type { PrintTerms } from "./print/print-terms.ts";

/** The settings of a shop; there is no row until they are saved for the first time. */
export const shopSettings = sqliteTable(
  "shop_settings",
  {
    shopId: text("shop_id")
      .primaryKey()
      .references(() => shops.id, { onDelete: "cascade" }),
    shopName: text("shop_name").notNull(),
    /**
     * The logo's file name in our storage (`<sha256>.<ext>`), and the address it was fetched from,
     * if it was.
     */
    logoFile: text("logo_file"),
    shopLogoUrl: text("shop_logo_url"),
    hourlyRate: integer("hourly_rate").notNull(),
    currency: text("currency").$type<Currency>().notNull(),
    defaultLanguage: text("default_language").$type<Language>().notNull(),
    timeZone: text("time_zone").notNull(),
    /** What its odometers count; null until it has said so (`distanceUnitOf`). */
    distanceUnit: text("distance_unit").$type<DistanceUnit>(),
    phone: text("phone"),
    address: text("address"),
    taxId: text("tax_id"),
    /** ISO 3166-1 alpha-2. Null: that of its currency. */
    country: text("country").$type<Country>(),
    /** Whether papers may say a machine's translation that no person has read, marked as such. */
    unreviewedMayGo: flag("unreviewed_may_go").notNull().default(false),
    /** Null: nothing but name, address and numbers. */
    printTerms: text("print_terms", { mode: "json" }).$type<PrintTerms>(),
    /** Null: the shop has not said how it is paid. */
    waysToPay: text("ways_to_pay", { mode: "json" }).$type<WaysToPay>(),
    /** Whether customers may pay a part of what they owe by card. */
    partPayments: flag("part_payments").notNull().default(true),
    updatedAt: instant("updated_at").notNull(),
    version: versionColumn("version"),
  },
  (table) => [check("hourly_rate_above_zero", sql`${table.hourlyRate} > 0`)],
);

/**
 * From when on the clocks of a zone are how far ahead of UTC: SQLite knows no zones. Those that
 * shops have chosen, with their changes until 2040 (zone-offsets.ts).
 */
export const zoneOffsets = sqliteTable(
  "zone_offsets",
  {
    zone: text("zone").notNull(),
    startsAt: instant("starts_at").notNull(),
    minutes: integer("minutes").notNull(),
  },
  (table) => [primaryKey({ columns: [table.zone, table.startsAt] })],
);

export const shopInvitations = sqliteTable(
  "shop_invitations",
  {
    shopId: shopColumn(),
    id: text("id").notNull(),
    /** SHA-256 of the token in the link, which is stored nowhere. */
    tokenHash: text("token_hash").notNull().unique(),
    email: text("email").notNull(),
    role: text("role").$type<Role>().notNull(),
    /** Of the letter. */
    language: text("language").$type<Language>().notNull(),
    invitedBy: text("invited_by").references(() => users.id, { onDelete: "set null" }),
    createdAt: instant("created_at").notNull(),
    expiresAt: instant("expires_at").notNull(),
    sentAt: instant("sent_at"),
    usedAt: instant("used_at"),
    usedBy: text("used_by").references(() => users.id, { onDelete: "set null" }),
    revokedAt: instant("revoked_at"),
    version: versionColumn("version"),
  },
  (table) => [
    primaryKey({ columns: [table.shopId, table.id] }),
    index("invitations_by_end").on(table.shopId, table.expiresAt),
    // Those to an account that is deleted go with it.
    index("invitations_by_email").on(table.email),
    // For the nightly sweep.
    index("invitations_by_expiry").on(table.expiresAt),
    // So that the deletion of a user reads no more than what names them.
    index("invitations_by_inviter").on(table.invitedBy),
    index("invitations_by_user").on(table.usedBy),
  ],
);

/**
 * What is left to do for a shop that was deleted, outside of the batch that deleted it: its files,
 * and letters to its members. Without a foreign key, since the shop is gone.
 */
export const shopDeletions = sqliteTable(
  "shop_deletions",
  {
    shopId: text("shop_id").primaryKey(),
    shopName: text("shop_name"),
    /** Who deleted it, as the letters call them. */
    deletedBy: text("deleted_by").notNull(),
    /** Who is still to get a letter. */
    recipients: text("recipients", { mode: "json" }).$type<LetterRecipient[]>().notNull(),
    deletedAt: instant("deleted_at").notNull(),
    /** When the next try may begin; later than now while one is under way. */
    dueAt: instant("due_at").notNull(),
  },
  (table) => [index("shop_deletions_due").on(table.dueAt)],
);
