import { type SQL, sql } from "drizzle-orm";
import type { Db } from "#app/platform/db/db.server.ts";
import { kilometersInMile } from "#app/values/distance.ts";
import type { CustomerRow, VehicleRow } from "./store.server.ts";
import { addCustomerTerms, addVehicleTerms } from "./store-terms.server.ts";
import { customers, vehicles } from "./tables.server.ts";
import { searchTermsOfCustomer, searchTermsOfVehicle } from "./terms.ts";
import { firstVinYear } from "./vin/vin.ts";

// Fills the empty columns of a record from a job; only the odometer is overwritten, by a higher
// reading.

type Filling = { shopId: string; id: SQL; now: number; provided: SQL };

export function fillCustomer(db: Db, { shopId, id, now, provided }: Filling, said: CustomerRow) {
  const { email, emailFoundBy, phone, phoneFoundBy } = said;
  const row = sql`${customers.shopId} = ${shopId} AND ${customers.id} = ${id} AND ${provided}`;
  const nameless = { firstName: "", lastName: "", company: null };
  const terms = (found: Pick<CustomerRow, "emailFoundBy" | "phoneFoundBy">) =>
    searchTermsOfCustomer({ ...nameless, ...found });
  const lacks = sql`(${customers.phone} IS NULL AND ${phone} IS NOT NULL
    OR ${customers.email} IS NULL AND ${email} IS NOT NULL)`;
  return [
    db
      .update(customers)
      .set({
        phone: sql`coalesce(${customers.phone}, ${phone})`,
        phoneFoundBy: sql`iif(${customers.phone} IS NULL, ${phoneFoundBy}, ${customers.phoneFoundBy})`,
        email: sql`coalesce(${customers.email}, ${email})`,
        emailFoundBy: sql`coalesce(${customers.emailFoundBy}, ${emailFoundBy})`,
        updatedAt: new Date(now),
        version: sql`${customers.version} + 1`,
      })
      .where(sql`${row} AND ${lacks}`),
    addCustomerTerms(
      db,
      sql`${row} AND ${customers.phoneFoundBy} = ${phoneFoundBy}`,
      terms({ phoneFoundBy, emailFoundBy: null }),
    ),
    addCustomerTerms(
      db,
      sql`${row} AND ${customers.emailFoundBy} = ${emailFoundBy}`,
      terms({ phoneFoundBy: null, emailFoundBy }),
    ),
  ];
}

/** Kilometers in what an odometer counts, for comparing readings. */
export const factor = (unit: SQL) => sql`iif(${unit} = 'mi', ${sql.raw(`${kilometersInMile}`)}, 1)`;

/**
 * Year and VIN of a vehicle after filling. A chassis number of an older car and the year of a newer
 * one contradict each other: then the stored one stays alone.
 */
export function yearAndVin(said: { year: SQL; vin: SQL }): { year: SQL; vin: SQL } {
  const { year, vin } = vehicles;
  const older = (one: SQL) => sql`coalesce(${one}, 0) < ${firstVinYear}`;
  return {
    year: sql`iif(${vin} IS NULL OR length(${vin}) = 17 OR ${older(said.year)},
      coalesce(${year}, ${said.year}), ${year})`,
    vin: sql`iif(length(${said.vin}) = 17 OR ${older(sql`coalesce(${year}, ${said.year})`)},
      coalesce(${vin}, ${said.vin}), ${vin})`,
  };
}

export function fillVehicle(db: Db, { shopId, id, now, provided }: Filling, said: VehicleRow) {
  const { year, plate, plateFoundBy, vin, odometer, odometerUnit } = said;
  const row = sql`${vehicles.shopId} = ${shopId} AND ${vehicles.id} = ${id} AND ${provided}`;
  const isHigher = sql`coalesce(${odometer} * ${factor(sql`${odometerUnit}`)}
    > ${vehicles.odometer} * ${factor(sql`${vehicles.odometerUnit}`)},
    ${odometer} IS NOT NULL AND ${vehicles.odometer} IS NULL)`;
  const filled = yearAndVin({ year: sql`${year}`, vin: sql`${vin}` });
  const lacks = sql`(${filled.year} IS NOT ${vehicles.year} OR ${filled.vin} IS NOT ${vehicles.vin}
    OR ${vehicles.plate} IS NULL AND ${plate} IS NOT NULL OR ${isHigher})`;
  return [
    db
      .update(vehicles)
      .set({
        ...filled,
        plate: sql`coalesce(${vehicles.plate}, ${plate})`,
        plateFoundBy: sql`coalesce(${vehicles.plateFoundBy}, ${plateFoundBy})`,
        odometer: sql`iif(${isHigher}, ${odometer}, ${vehicles.odometer})`,
        odometerUnit: sql`iif(${isHigher}, ${odometerUnit}, ${vehicles.odometerUnit})`,
        updatedAt: new Date(now),
        version: sql`${vehicles.version} + 1`,
      })
      .where(sql`${row} AND ${lacks}`),
    addVehicleTerms(
      db,
      sql`${row} AND ${vehicles.plateFoundBy} = ${plateFoundBy}`,
      searchTermsOfVehicle({ plateFoundBy, vin: null }),
    ),
    addVehicleTerms(
      db,
      sql`${row} AND ${vehicles.vin} = ${vin}`,
      searchTermsOfVehicle({ plateFoundBy: null, vin }),
    ),
  ];
}
