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
    /** The unit of its odometers; null until it is chosen (`distanceUnitOf`). */
    distanceUnit: text("distance_unit").$type<DistanceUnit>(),
    phone: text("phone"),
    address: text("address"),
    taxId: text("tax_id"),
    /** ISO 3166-1 alpha-2. Null: that of its currency. */
    country: text("country").$type<Country>(),
    /**
     * Whether documents may contain a machine translation that no person has read, marked as such.
     */
    unreviewedMayGo: flag("unreviewed_may_go").notNull().default(false),
    /** Null: nothing but name, address and numbers. */
    printTerms: text("print_terms", { mode: "json" }).$type<PrintTerms>(),
    /** Null until the shop has described how it is paid. */
    waysToPay: text("ways_to_pay", { mode: "json" }).$type<WaysToPay>(),
    /** Whether customers may pay part of a balance by card. */
    partPayments: flag("part_payments").notNull().default(true),
    updatedAt: instant("updated_at").notNull(),
    version: versionColumn("version"),
  },
  (table) => [check("hourly_rate_above_zero", sql`${table.hourlyRate} > 0`)],
);

/**
 * UTC offsets of time zones, each from an instant on, because SQLite has no zones: those that shops
 * have chosen, with their changes until 2040 (zone-offsets.ts).
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
    /** The language of the letter. */
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
    // Invitations to an account that is deleted are deleted with it.
    index("invitations_by_email").on(table.email),
    // Serves the nightly sweep.
    index("invitations_by_expiry").on(table.expiresAt),
    // Serves the deletion of a user, which reads only the rows that name them.
    index("invitations_by_inviter").on(table.invitedBy),
    index("invitations_by_user").on(table.usedBy),
  ],
);

/**
 * Work left after the batch that deleted a shop: its files, and letters to its members. Without a
 * foreign key, since the shop is gone.
 */
export const shopDeletions = sqliteTable(
  "shop_deletions",
  {
    shopId: text("shop_id").primaryKey(),
    shopName: text("shop_name"),
    /** The name, in the letters, of the person who deleted it. */
    deletedBy: text("deleted_by").notNull(),
    /** The recipients without a letter yet. */
    recipients: text("recipients", { mode: "json" }).$type<LetterRecipient[]>().notNull(),
    deletedAt: instant("deleted_at").notNull(),
    /** When the next try may begin; later than now while one is running. */
    dueAt: instant("due_at").notNull(),
  },
  (table) => [index("shop_deletions_due").on(table.dueAt)],
);
