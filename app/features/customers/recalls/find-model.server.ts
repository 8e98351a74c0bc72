import { and, eq } from "drizzle-orm";
import { vehicles } from "#app/features/customers/tables.server.ts";
import { decodeWith } from "#app/features/customers/vin/decode.ts";
import { readExtract } from "#app/features/customers/vin/extract-file.server.ts";
import { vinProblem } from "#app/features/customers/vin/vin.ts";
import type { ModelOfYear } from "#app/platform/nhtsa/nhtsa.server.ts";
import type { Platform } from "#app/platform/platform.server.ts";
import { yearIn } from "#app/values/calendar.ts";

type Services = Pick<Platform, "db" | "asset" | "now">;
/** `model`: undefined where the vehicle has no year. */
type Found = { vin: string | null; model: ModelOfYear | undefined };

/**
 * The make, model and year of a vehicle of the shop as NHTSA writes them, where its VIN tells all
 * three, else as the shop does; undefined when there is no such vehicle.
 */
export async function findModel(
  services: Services,
  shopId: string,
  vehicleId: string,
): Promise<Found | undefined> {
  const { make, model, year, vin } = vehicles;
  const [found] = await services.db
    .select({ make, model, year, vin })
    .from(vehicles)
    .where(and(eq(vehicles.shopId, shopId), eq(vehicles.id, vehicleId)));
  if (!found) return undefined;
  const typed = found.year === null ? undefined : { ...found, year: found.year };
  if (!found.vin || vinProblem(found.vin, found.year ?? 9999)) return { vin: null, model: typed };
  const extract = await readExtract(services);
  const facts = decodeWith(extract, found.vin, yearIn(services.now(), "UTC"));
  if (!facts.make || !facts.model || !facts.year) return { vin: found.vin, model: typed };
  return {
    vin: found.vin,
    model: { make: facts.make, model: facts.model, year: facts.year },
  };
}
