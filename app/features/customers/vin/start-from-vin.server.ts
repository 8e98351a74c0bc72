import type { Language } from "#app/values/language.ts";
import { vehicleName } from "#app/values/vehicle-name.ts";
import { decodeVin } from "./decode-vin.server.ts";

type Start = { vin: string; carMake?: string; carModel?: string; carYear?: number };

/**
 * Initial values of a job's form after a VIN was decoded without JavaScript; `said` is the message
 * of the page, "" when nothing was found.
 */
export async function startFromVin(
  services: Parameters<typeof decodeVin>[0],
  shopId: string,
  typed: string,
  language: Language,
): Promise<{ start: Start; said: string }> {
  const decoded = await decodeVin(services, shopId, typed.slice(0, 100));
  const { vin } = decoded;
  if (decoded.problem) return { start: { vin }, said: "" };
  const { make, model, year } = decoded.facts;
  const start = {
    vin,
    ...(make && { carMake: make }),
    ...(model && { carModel: model }),
    ...(year && { carYear: year }),
  };
  return { start, said: vehicleName(decoded.facts, language) };
}
