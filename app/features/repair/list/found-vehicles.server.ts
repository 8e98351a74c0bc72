import { and, asc, eq } from "drizzle-orm";
import { vehicles } from "#app/features/customers/tables.server.ts";
import type { Db } from "#app/platform/db/db.server.ts";
import { vehicleSought } from "./scan.ts";

/** Several vehicles may have had one plate. */
const most = 3;

/** The vehicles of a shop whose whole VIN or plate a search says, also those without a job. */
export async function findSoughtVehicles(db: Db, shopId: string, text: string) {
  const sought = vehicleSought(text);
  if (!sought) return [];
  const { id, make, model, year, plate } = vehicles;
  return db
    .select({ id, make, model, year, plate })
    .from(vehicles)
    .where(
      and(
        eq(vehicles.shopId, shopId),
        "vin" in sought ? eq(vehicles.vin, sought.vin) : eq(vehicles.plateFoundBy, sought.plate),
      ),
    )
    .orderBy(asc(id))
    .limit(most);
}
