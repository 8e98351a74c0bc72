import { and, eq, exists, isNull, ne, sql } from "drizzle-orm";
import { customerOf } from "#app/features/customers/person/customer.server.ts";
import {
  insertOwner,
  insertVehicle,
  type VehicleFacts,
  vehicleRow,
} from "#app/features/customers/store.server.ts";
import { addVehicleTerms, writeVehicleTerms } from "#app/features/customers/store-terms.server.ts";
import { customers, vehicleOwners, vehicles } from "#app/features/customers/tables.server.ts";
import { searchTermsOfVehicle } from "#app/features/customers/terms.ts";
import { isUniqueVin } from "#app/features/customers/vin/vin.ts";
import type { Db } from "#app/platform/db/db.server.ts";
import { insertSelect } from "#app/platform/db/insert-select.server.ts";
import { type SaveOutcome, saveAt, says } from "#app/platform/db/save-at.server.ts";
import { vehicleOf } from "./vehicle.server.ts";

type Ref = { shopId: string; id: string };
type Change = { version?: number | undefined; now: number };

/**
 * Creates a vehicle of a customer, in one batch with its search terms. The form carries the id, so
 * that a repeated post makes one. "known": another vehicle of the shop has this VIN; "noCustomer":
 * no such customer.
 */
export async function createVehicle(
  db: Db,
  { shopId, id, customerId }: Ref & { customerId: string },
  facts: VehicleFacts,
  now: number,
): Promise<"saved" | "known" | "noCustomer"> {
  const row = vehicleRow(facts);
  const isKnown = isUniqueVin(row.vin)
    ? and(eq(vehicles.shopId, shopId), eq(vehicles.vin, row.vin), ne(vehicles.id, id))
    : sql`false`;
  const provided = sql`EXISTS (SELECT 1 FROM ${customers} WHERE ${customerOf(shopId, customerId)})
    AND NOT EXISTS (SELECT 1 FROM ${vehicles} WHERE ${vehicleOf(shopId, id)})
    AND NOT EXISTS (SELECT 1 FROM ${vehicles} WHERE ${isKnown})`;
  const made = and(vehicleOf(shopId, id), eq(vehicles.version, 1));
  const answers = await db.batch([
    insertVehicle(db, { shopId, id, now, provided }, row),
    addVehicleTerms(db, made, searchTermsOfVehicle(row)),
    insertOwner(db, { shopId, vehicleId: id, customerId, now }),
    db.select({ id: vehicles.id }).from(vehicles).where(vehicleOf(shopId, id)),
    db.select({ id: vehicles.id }).from(vehicles).where(isKnown).limit(1),
  ]);
  const [, , , stored, known] = answers;
  return stored.length > 0 ? "saved" : known.length > 0 ? "known" : "noCustomer";
}

/** Saves the facts of a vehicle over this version, and its search terms. */
export function saveVehicle(
  db: Db,
  { shopId, id }: Ref,
  { facts, version, now }: Change & { facts: VehicleFacts },
): Promise<SaveOutcome> {
  const row = vehicleRow(facts);
  return saveAt(db, {
    table: vehicles,
    column: vehicles.version,
    row: vehicleOf(shopId, id),
    version,
    set: { ...row, updatedAt: new Date(now) },
    already: says(vehicles, row),
    before: (holds) => writeVehicleTerms(db, { shopId, id }, searchTermsOfVehicle(row), holds),
  });
}

const presentOwner = (shopId: string, vehicleId: string) =>
  and(
    eq(vehicleOwners.shopId, shopId),
    eq(vehicleOwners.vehicleId, vehicleId),
    isNull(vehicleOwners.until),
  );

/**
 * Makes another customer the owner of a vehicle, from now on; former owners stay on file, and so do
 * its jobs. "overtaken": the vehicle was changed since, or there is no such customer.
 */
export function handOverVehicle(
  db: Db,
  { shopId, id }: Ref,
  { customerId, version, now }: Change & { customerId: string },
): Promise<SaveOutcome> {
  const owner = presentOwner(shopId, id);
  const isOther = sql`NOT EXISTS (SELECT 1 FROM vehicle_owners o WHERE o.shop_id = ${shopId}
    AND o.vehicle_id = ${id} AND o.until IS NULL AND o.customer_id = ${customerId})`;
  return saveAt(db, {
    table: vehicles,
    column: vehicles.version,
    row: vehicleOf(shopId, id),
    version,
    set: { updatedAt: new Date(now) },
    provided: exists(
      db.select({ id: customers.id }).from(customers).where(customerOf(shopId, customerId)),
    ),
    already: sql`NOT ${isOther}`,
    before: (holds) => [
      db
        .update(vehicleOwners)
        .set({ until: new Date(now) })
        .where(
          and(
            owner,
            ne(vehicleOwners.customerId, customerId),
            exists(db.select({ id: vehicles.id }).from(vehicles).where(holds)),
          ),
        ),
      insertSelect(
        db,
        vehicleOwners,
        { shopId, vehicleId: vehicles.id, customerId, since: new Date(now), until: null },
        sql`FROM ${vehicles} WHERE ${holds} AND ${isOther}`,
      ),
    ],
  });
}
