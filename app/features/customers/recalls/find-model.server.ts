import { and, eq, getTableColumns } from "drizzle-orm";
import { vehicles } from "#app/features/customers/tables.server.ts";
import { decodeWith } from "#app/features/customers/vin/decode.ts";
import { readExtract } from "#app/features/customers/vin/extract-file.server.ts";
import { vinProblem } from "#app/features/customers/vin/vin.ts";
import { modelRecalls } from "#app/features/customers/vin.tables.server.ts";
import type { ModelOfYear } from "#app/platform/nhtsa/nhtsa.server.ts";
import type { Platform } from "#app/platform/platform.server.ts";
import { yearIn } from "#app/values/calendar.ts";
import { recallsOf, type StoredRecalls } from "./recalls.server.ts";

type Services = Pick<Platform, "db" | "asset" | "now">;
/** `model`: undefined where the vehicle has no year. */
type ModelMatch = {
  vin: string | null;
  model: ModelOfYear | undefined;
  /** Recalls of the model as the shop spells it, which is mostly that of its VIN. */
  near: StoredRecalls | null;
};

/**
 * Make, model and year of a vehicle of the shop in NHTSA's spelling, where its VIN decodes to all
 * three, else in the shop's; undefined when there is no such vehicle.
 */
export async function findModel(
  services: Services,
  shopId: string,
  vehicleId: string,
): Promise<ModelMatch | undefined> {
  const { make, model, year, vin } = vehicles;
  const [row] = await services.db
    .select({ found: { make, model, year, vin }, near: getTableColumns(modelRecalls) })
    .from(vehicles)
    .leftJoin(modelRecalls, recallsOf(vehicles))
    .where(and(eq(vehicles.shopId, shopId), eq(vehicles.id, vehicleId)));
  if (!row) return undefined;
  const { found, near } = row;
  const typed = found.year === null ? undefined : { ...found, year: found.year };
  if (!found.vin || vinProblem(found.vin, found.year ?? 9999))
    return { vin: null, model: typed, near };
  const extract = await readExtract(services);
  const facts = decodeWith(extract, found.vin, yearIn(services.now(), "UTC"));
  if (!facts.make || !facts.model || !facts.year) return { vin: found.vin, model: typed, near };
  return {
    vin: found.vin,
    model: { make: facts.make, model: facts.model, year: facts.year },
    near,
  };
}
