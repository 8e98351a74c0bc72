import { type SQL, sql } from "drizzle-orm";
import type { BatchItem } from "drizzle-orm/batch";
import { v7 as newId } from "uuid";
import { countryOfShop } from "#app/features/shop/shop-country.server.ts";
import type { Db } from "#app/platform/db/db.server.ts";
import type { Country } from "#app/values/country.ts";
import { fillCustomer, fillVehicle } from "./fill.server.ts";
import { matchingCustomer, matchingVehicle, type RecordChoice } from "./match.server.ts";
import {
  type CustomerFacts,
  customerRow,
  insertCustomer,
  insertOwner,
  insertVehicle,
  type VehicleFacts,
  vehicleRow,
} from "./store.server.ts";
import { addCustomerTerms, addVehicleTerms } from "./store-terms.server.ts";
import { customers, vehicles } from "./tables.server.ts";
import { searchTermsOfCustomer, searchTermsOfVehicle } from "./terms.ts";

/** Customer and vehicle of a visit, as typed. */
type Visit = { customer: CustomerFacts; vehicle: VehicleFacts };

/** Customer and vehicle chosen by hand. */
type ChosenParties = { customerId: RecordChoice; vehicleId: RecordChoice };

type Tie = {
  /** Insert or fill the records, where `provided` holds; for one batch. */
  statements: (db: Db, provided: SQL) => BatchItem<"sqlite">[];
  /** Ids, after those statements. */
  customerId: SQL;
  vehicleId: SQL;
};

/**
 * Links a visit to the customer and the vehicle that match (match.server.ts), or makes them. The
 * transaction of the batch decides, so that two concurrent visits make one. `now` in milliseconds;
 * `country`: the shop's, if it was read already.
 */
export async function tieVisit(
  db: Db,
  { shopId, now, country }: { shopId: string; now: number; country?: Country | undefined },
  visit: Visit,
  chosen: ChosenParties,
): Promise<Tie> {
  const [customer, vehicle] = [
    await customerRow(visit.customer, country ?? (await countryOfShop(db, shopId))),
    vehicleRow(visit.vehicle),
  ];
  const [newCustomer, newVehicle] = [newId(), newId()];
  const customerId = matchingCustomer({
    shopId,
    said: customer,
    chosen: chosen.customerId,
    made: newCustomer,
  });
  const vehicleId = matchingVehicle({
    shopId,
    said: vehicle,
    chosen: chosen.vehicleId,
    made: newVehicle,
    customerId,
  });
  const row = (table: typeof customers | typeof vehicles, id: string) =>
    sql`${table.shopId} = ${shopId} AND ${table.id} = ${id}`;
  const isNew = (provided: SQL, id: SQL) => sql`${provided} AND ${id} IS NULL`;

  const statements: Tie["statements"] = (db, provided) => [
    insertCustomer(
      db,
      { shopId, id: newCustomer, now, provided: isNew(provided, customerId) },
      customer,
    ),
    addCustomerTerms(db, row(customers, newCustomer), searchTermsOfCustomer(customer)),
    insertVehicle(
      db,
      { shopId, id: newVehicle, now, provided: isNew(provided, vehicleId) },
      vehicle,
    ),
    addVehicleTerms(db, row(vehicles, newVehicle), searchTermsOfVehicle(vehicle)),
    insertOwner(db, { shopId, vehicleId, customerId, now, provided }),
    ...fillCustomer(db, { shopId, id: customerId, now, provided }, customer),
    ...fillVehicle(db, { shopId, id: vehicleId, now, provided }, vehicle),
  ];
  return { statements, customerId, vehicleId };
}
