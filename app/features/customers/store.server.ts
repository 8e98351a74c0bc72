import { type SQL, sql } from "drizzle-orm";
import type { Db } from "#app/platform/db/db.server.ts";
import { insertSelect } from "#app/platform/db/insert-select.server.ts";
import type { Country } from "#app/values/country.ts";
import { emailFoundBy, nameFoundBy, plateFoundBy, vinFoundBy } from "./found-by.ts";
import { phoneFoundBy } from "./phone.server.ts";
import { customers, vehicleOwners, vehicles } from "./tables.server.ts";

// Statements for a batch, each executed only where `provided` holds.

type Derived = "nameFoundBy" | "emailFoundBy" | "phoneFoundBy";
type ServerColumn = "shopId" | "id" | "createdAt" | "updatedAt" | "version";

/** The columns of a customer that people fill in. */
export type CustomerFacts = Omit<typeof customers.$inferSelect, Derived | ServerColumn>;
export type CustomerRow = CustomerFacts & Pick<typeof customers.$inferSelect, Derived>;

/** The columns of a vehicle that people fill in. */
export type VehicleFacts = Omit<typeof vehicles.$inferSelect, "plateFoundBy" | ServerColumn>;
export type VehicleRow = VehicleFacts & Pick<typeof vehicles.$inferSelect, "plateFoundBy">;

/** Adds the search columns. `country` is the shop's (`countryOf`). */
export const customerRow = async (
  facts: CustomerFacts,
  country: Country,
): Promise<CustomerRow> => ({
  ...facts,
  nameFoundBy: nameFoundBy(facts.firstName, facts.lastName),
  emailFoundBy: emailFoundBy(facts.email),
  phoneFoundBy: await phoneFoundBy(facts.phone, country),
});

export const vehicleRow = (facts: VehicleFacts): VehicleRow => ({
  ...facts,
  vin: vinFoundBy(facts.vin),
  plateFoundBy: plateFoundBy(facts.plate ?? ""),
});

type Making = { shopId: string; id: string; now: number; provided?: SQL | undefined };

/** Inserts a customer. Its terms follow by `writeCustomerTerms`. */
export const insertCustomer = (
  db: Db,
  { shopId, id, now, provided = sql`1` }: Making,
  row: CustomerRow,
) =>
  insertSelect(
    db,
    customers,
    { ...row, shopId, id, createdAt: new Date(now), updatedAt: new Date(now), version: 1 },
    sql`WHERE ${provided}`,
  );

/** Inserts a vehicle. Its terms follow by `writeVehicleTerms`. */
export const insertVehicle = (
  db: Db,
  { shopId, id, now, provided = sql`1` }: Making,
  row: VehicleRow,
) =>
  insertSelect(
    db,
    vehicles,
    { ...row, shopId, id, createdAt: new Date(now), updatedAt: new Date(now), version: 1 },
    sql`WHERE ${provided}`,
  );

type Owning = {
  shopId: string;
  vehicleId: string | SQL;
  customerId: string | SQL;
  now: number;
  provided?: SQL | undefined;
};

/** Makes a customer the owner of a vehicle that has none. */
export const insertOwner = (
  db: Db,
  { shopId, vehicleId, customerId, now, provided = sql`1` }: Owning,
) =>
  insertSelect(
    db,
    vehicleOwners,
    {
      shopId,
      vehicleId: vehicles.id,
      customerId: sql`${customerId}`,
      since: new Date(now),
      until: null,
    },
    sql`FROM ${vehicles} WHERE ${vehicles.shopId} = ${shopId} AND ${vehicles.id} = ${vehicleId}
      AND ${customerId} IS NOT NULL AND ${provided} AND NOT EXISTS (
        SELECT 1 FROM vehicle_owners o
        WHERE o.shop_id = ${shopId} AND o.vehicle_id = ${vehicles.id} AND o.until IS NULL)`,
  ).onConflictDoNothing();
