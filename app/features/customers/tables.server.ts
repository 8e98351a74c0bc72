import { sql } from "drizzle-orm";
import { check, index, integer, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { shopColumn } from "#app/features/account/shops.tables.server.ts";
import { instant, shopForeignKey, versionColumn } from "#app/platform/db/columns.server.ts";
import type { DistanceUnit } from "#app/values/distance.ts";
import type { Language } from "#app/values/language.ts";

// `…FoundBy` columns are normalized for search (found-by.ts).

export const customers = sqliteTable(
  "customers",
  {
    shopId: shopColumn(),
    id: text("id").notNull(),
    firstName: text("first_name").notNull(),
    lastName: text("last_name").notNull(),
    nameFoundBy: text("name_found_by").notNull(),
    company: text("company"),
    /** Null: the customer has none, as a tick in the form states. */
    email: text("email"),
    emailFoundBy: text("email_found_by"),
    phone: text("phone"),
    phoneFoundBy: text("phone_found_by"),
    address: text("address"),
    taxId: text("tax_id"),
    /** Number of the tax exemption certificate. */
    exemptNumber: text("exempt_number"),
    language: text("language").$type<Language>().notNull(),
    /** Visible to the shop only. */
    note: text("note"),
    createdAt: instant("created_at").notNull(),
    updatedAt: instant("updated_at").notNull(),
    version: versionColumn("version"),
  },
  (table) => [
    primaryKey({ columns: [table.shopId, table.id] }),
    index("customers_by_name").on(table.shopId, table.nameFoundBy, table.id),
    index("customers_by_phone").on(table.shopId, table.phoneFoundBy),
    index("customers_by_email").on(table.shopId, table.emailFoundBy),
    // For an import: thousands may share a name, and thousands a telephone.
    index("customers_by_name_and_phone")
      .on(table.shopId, table.nameFoundBy, table.phoneFoundBy)
      .where(sql`phone_found_by is not null`),
    index("customers_by_name_and_email")
      .on(table.shopId, table.nameFoundBy, table.emailFoundBy)
      .where(sql`email_found_by is not null`),
  ],
);

export const vehicles = sqliteTable(
  "vehicles",
  {
    shopId: shopColumn(),
    id: text("id").notNull(),
    make: text("make").notNull(),
    model: text("model").notNull(),
    /** Null: unknown, as after an import. */
    year: integer("year"),
    engine: text("engine"),
    plate: text("plate"),
    plateFoundBy: text("plate_found_by"),
    vin: text("vin"),
    /** Last reading of the odometer. */
    odometer: integer("odometer"),
    odometerUnit: text("odometer_unit").$type<DistanceUnit>(),
    createdAt: instant("created_at").notNull(),
    updatedAt: instant("updated_at").notNull(),
    version: versionColumn("version"),
  },
  (table) => [
    primaryKey({ columns: [table.shopId, table.id] }),
    index("vehicles_by_plate").on(table.shopId, table.plateFoundBy),
    index("vehicles_by_vin").on(table.shopId, table.vin),
    check("vehicle_odometer_from_zero", sql`${table.odometer} >= 0`),
  ],
);

/** Present and former owners of a vehicle. `until` is null for the present one. */
export const vehicleOwners = sqliteTable(
  "vehicle_owners",
  {
    shopId: shopColumn(),
    vehicleId: text("vehicle_id").notNull(),
    customerId: text("customer_id").notNull(),
    since: instant("since").notNull(),
    until: instant("until"),
  },
  (table) => [
    primaryKey({ columns: [table.shopId, table.vehicleId, table.customerId, table.since] }),
    shopForeignKey(table, table.vehicleId, vehicles).onDelete("cascade"),
    shopForeignKey(table, table.customerId, customers).onDelete("cascade"),
    index("vehicles_of_customer").on(table.shopId, table.customerId),
  ],
);

/**
 * Terms that find a customer as one types: the folded name from each of its words on, digits of the
 * telephone, the email address. Searched by prefix, in the key only.
 */
export const customerTerms = sqliteTable(
  "customer_terms",
  {
    shopId: shopColumn(),
    term: text("term").notNull(),
    customerId: text("customer_id").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.shopId, table.term, table.customerId] }),
    shopForeignKey(table, table.customerId, customers).onDelete("cascade"),
    index("terms_of_customer").on(table.shopId, table.customerId),
  ],
);

/** Terms that find a vehicle as one types: its folded plate, its VIN and the end of it. */
export const vehicleTerms = sqliteTable(
  "vehicle_terms",
  {
    shopId: shopColumn(),
    term: text("term").notNull(),
    vehicleId: text("vehicle_id").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.shopId, table.term, table.vehicleId] }),
    shopForeignKey(table, table.vehicleId, vehicles).onDelete("cascade"),
    index("terms_of_vehicle").on(table.shopId, table.vehicleId),
  ],
);

/**
 * Joins of two customers or vehicles, and splits of a vehicle: rows that moved, so that it can be
 * undone. No foreign keys on the ids: a joined record is gone.
 */
export const customerMerges = sqliteTable(
  "customer_merges",
  {
    shopId: shopColumn(),
    id: text("id").notNull(),
    kind: text("kind").$type<"customers" | "vehicles" | "split">().notNull(),
    keptId: text("kept_id").notNull(),
    goneId: text("gone_id").notNull(),
    /** Original rows, and the version of each after the move. */
    moved: text("moved", { mode: "json" }).notNull(),
    by: text("by").notNull(),
    at: instant("at").notNull(),
    undoUntil: instant("undo_until").notNull(),
    undoneAt: instant("undone_at"),
  },
  (table) => [
    primaryKey({ columns: [table.shopId, table.id] }),
    index("merges_of_kept").on(table.shopId, table.keptId, table.at),
    index("merges_of_gone").on(table.shopId, table.goneId),
  ],
);

/**
 * Pairs of customers or vehicles that a person marked as different: they are not offered as
 * duplicates. Each pair is two rows, one per record. No foreign keys: a record joined into a third
 * one returns when that is undone.
 */
export const distinctRecords = sqliteTable(
  "distinct_records",
  {
    shopId: shopColumn(),
    recordId: text("record_id").notNull(),
    otherId: text("other_id").notNull(),
    by: text("by").notNull(),
    at: instant("at").notNull(),
  },
  (table) => [primaryKey({ columns: [table.shopId, table.recordId, table.otherId] })],
);
