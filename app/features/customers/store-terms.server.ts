import { and, eq, type SQL, sql } from "drizzle-orm";
import type { Db } from "#app/platform/db/db.server.ts";
import { inList, insertRows } from "#app/platform/db/json-rows.server.ts";
import { customers, customerTerms, vehicles, vehicleTerms } from "./tables.server.ts";

type Key = { shopId: string; id: string };

/**
 * Replaces the search terms of a stored customer (`customerTerms`); two statements for the batch
 * that writes the customer. `provided`: a condition on the customer's row, such as `holds` of
 * `saveAt`.
 */
export function writeCustomerTerms(
  db: Db,
  { shopId, id }: Key,
  terms: readonly string[],
  provided?: SQL,
) {
  const row = and(eq(customers.shopId, shopId), eq(customers.id, id), provided);
  const old = and(eq(customerTerms.shopId, shopId), eq(customerTerms.customerId, id));
  return [
    db.delete(customerTerms).where(sql`${old}
      AND ${customerTerms.term} NOT IN ${inList(terms)}
      AND EXISTS (SELECT 1 FROM ${customers} WHERE ${row})`),
    addCustomerTerms(db, row, terms),
  ] as const;
}

/** Adds search terms of the customer that `row` finds. */
export const addCustomerTerms = (db: Db, row: SQL | undefined, terms: readonly string[]) =>
  insertRows(
    db,
    customerTerms,
    terms.map((term) => ({ term })),
    { shopId: customers.shopId, customerId: customers.id },
    { from: customers, where: row },
  ).onConflictDoNothing();

/** Replaces the search terms of a stored vehicle (`vehicleTerms`). */
export function writeVehicleTerms(
  db: Db,
  { shopId, id }: Key,
  terms: readonly string[],
  provided?: SQL,
) {
  const row = and(eq(vehicles.shopId, shopId), eq(vehicles.id, id), provided);
  const old = and(eq(vehicleTerms.shopId, shopId), eq(vehicleTerms.vehicleId, id));
  return [
    db.delete(vehicleTerms).where(sql`${old}
      AND ${vehicleTerms.term} NOT IN ${inList(terms)}
      AND EXISTS (SELECT 1 FROM ${vehicles} WHERE ${row})`),
    addVehicleTerms(db, row, terms),
  ] as const;
}

/** Adds search terms of the vehicle that `row` finds. */
export const addVehicleTerms = (db: Db, row: SQL | undefined, terms: readonly string[]) =>
  insertRows(
    db,
    vehicleTerms,
    terms.map((term) => ({ term })),
    { shopId: vehicles.shopId, vehicleId: vehicles.id },
    { from: vehicles, where: row },
  ).onConflictDoNothing();
