import { readRecalls } from "#app/features/customers/recalls/recall.ts";
import { readVpicAnswer } from "#app/features/customers/vin/vpic-answer.ts";
import type { Platform } from "#app/platform/platform.server.ts";

const accord = { vin: "JHMCM56557C404453", year: 2007 };
const corolla = { make: "Toyota", model: "Corolla", year: 2014 };

/** Queries NHTSA about a known car, and one with recalls. */
export async function askNhtsa({ nhtsa }: Platform) {
  const [decoded, recalls] = await Promise.all([
    nhtsa.decodeVin(accord.vin),
    nhtsa.listRecalls(corolla),
  ]);
  const facts = readVpicAnswer(decoded, accord.vin, { facts: {} }, accord.year);
  return {
    decodes: facts?.model !== undefined,
    lists: (readRecalls(recalls, corolla)?.length ?? 0) > 0,
  };
}
