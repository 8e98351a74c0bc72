import { and, eq, getTableColumns, sql } from "drizzle-orm";
import { alikeColumn } from "#app/features/customers/alike.server.ts";
import { customers, vehicleOwners, vehicles } from "#app/features/customers/tables.server.ts";
import { refersTo } from "#app/platform/db/columns.server.ts";
import type { Db } from "#app/platform/db/db.server.ts";
import { inList } from "#app/platform/db/json-rows.server.ts";

const { shopId: _, plateFoundBy: __, ...columns } = getTableColumns(vehicles);

export const vehicleOf = (shopId: string, id: string) =>
  and(eq(vehicles.shopId, shopId), eq(vehicles.id, id));

/** Statement that reads a vehicle of this shop. */
export const vehicleQuery = (db: Db, shopId: string, id: string) =>
  db.select(columns).from(vehicles).where(vehicleOf(shopId, id));

/** Statement that reads a vehicle with possible duplicates (`readAlike`). */
export const vehicleAndAlikeQuery = (db: Db, shopId: string, id: string) =>
  db
    .select({ ...columns, alike: alikeColumn("vehicles").as("alike") })
    .from(vehicles)
    .where(vehicleOf(shopId, id));

/** A vehicle as its shop sees it. */
export type Vehicle = Awaited<ReturnType<typeof vehicleQuery>>[number];

/** Editable facts of a vehicle. */
export type VehicleDetails = Omit<Vehicle, "id" | "createdAt" | "updatedAt" | "version">;

/** Reads a vehicle of this shop; undefined for another's. */
export const findVehicle = (db: Db, shopId: string, id: string): Promise<Vehicle | undefined> =>
  vehicleQuery(db, shopId, id).get();

/** Owners shown on a vehicle's page, and rows read: sorted here, each is read once. */
const [ownersShown, ownersRead] = [20, 100];

/** Present and former owners of a vehicle, unsorted (`ownersInOrder`). */
export const ownersQuery = (db: Db, shopId: string, vehicleId: string) =>
  db
    .select({
      id: customers.id,
      firstName: customers.firstName,
      lastName: customers.lastName,
      since: vehicleOwners.since,
      until: vehicleOwners.until,
    })
    .from(vehicleOwners)
    .innerJoin(customers, refersTo(vehicleOwners, vehicleOwners.customerId, customers))
    .where(and(eq(vehicleOwners.shopId, shopId), eq(vehicleOwners.vehicleId, vehicleId)))
    .limit(ownersRead);

/** Sorts owners: the present one, then the former ones, the latest first. */
export const ownersInOrder = (owners: readonly VehicleOwner[]): VehicleOwner[] =>
  owners
    .toSorted((a, b) => Number(a.until !== null) - Number(b.until !== null) || +b.since - +a.since)
    .slice(0, ownersShown);

/** A present or former owner; `until` is null for the present one. */
export type VehicleOwner = Awaited<ReturnType<typeof ownersQuery>>[number];

/** Present owner of a vehicle, if any, and its version. */
export const findPresentOwner = (db: Db, shopId: string, id: string) =>
  db
    .select({
      version: vehicles.version,
      ownerId: sql<string | null>`(SELECT o.customer_id FROM vehicle_owners o
        WHERE o.shop_id = ${shopId} AND o.vehicle_id = ${id} AND o.until IS NULL)`,
    })
    .from(vehicles)
    .where(vehicleOf(shopId, id))
    .get();

/** Another vehicle of this shop with this plate or VIN, besides these. */
export const findSameVehicle = (
  db: Db,
  shopId: string,
  { plateFoundBy, vin }: { plateFoundBy: string | null; vin: string | null },
  besides: readonly string[],
) => {
  const other = sql`id NOT IN ${inList(besides)}`;
  return db.get<{ id: string }>(sql`SELECT id FROM vehicles WHERE shop_id = ${shopId}
      AND plate_found_by = ${plateFoundBy} AND ${other}
    UNION ALL SELECT id FROM vehicles WHERE shop_id = ${shopId} AND vin = ${vin} AND ${other}
    LIMIT 1`);
};
