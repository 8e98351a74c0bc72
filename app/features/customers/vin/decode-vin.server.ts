import { eq } from "drizzle-orm";
import { decodedVins } from "#app/features/customers/vin.tables.server.ts";
import type { Platform } from "#app/platform/platform.server.ts";
import { yearIn } from "#app/values/calendar.ts";
import { decodeWith } from "./decode.ts";
import { findManufacturer, matchPatterns } from "./extract.ts";
import { readExtract } from "./extract-file.server.ts";
import type { VehicleFacts } from "./vehicle-facts.ts";
import { cleanVin, vinProblem } from "./vin.ts";
import { readVpicAnswer } from "./vpic-answer.ts";

type Services = Pick<Platform, "db" | "asset" | "nhtsa" | "now" | "mayProceed" | "config">;

/** `problem`: not a VIN of 17 characters. `isDemo`: the stand-in answered, not NHTSA. */
export type DecodedVin = { vin: string } & (
  | { problem: NonNullable<ReturnType<typeof vinProblem>> }
  | { problem?: undefined; facts: VehicleFacts; isDemo: boolean }
);

/** Older cars have chassis numbers of any length: only a VIN of 17 characters is decoded. */
const modern = 9999;

/**
 * Decodes a VIN: first by the extract shipped with the product, then, for facts it leaves open, by
 * vPIC, whose answer is stored forever. A shop may ask vPIC twenty times a minute.
 */
export async function decodeVin(
  services: Services,
  shopId: string,
  typed: string,
): Promise<DecodedVin> {
  const vin = cleanVin(typed);
  const problem = vinProblem(vin, modern);
  if (problem) return { vin, problem };
  const { db, nhtsa, now, mayProceed, config } = services;
  const currentYear = yearIn(now(), "UTC");
  const extract = await readExtract(services);
  const facts = decodeWith(extract, vin, currentYear);
  if (isComplete(facts)) return { vin, facts, isDemo: false };

  const isDemo = config.vin === "demo";
  const [stored] = await db.select().from(decodedVins).where(eq(decodedVins.vin, vin));
  if (stored) return { vin, facts: { ...facts, ...(stored.facts as VehicleFacts) }, isDemo };
  const limited = !(await mayProceed(`vin:${shopId}`));
  const answer = limited ? undefined : await nhtsa.decodeVin(vin);
  const manufacturer = findManufacturer(extract, vin);
  const modelsOf = (year: number) =>
    manufacturer
      ? matchPatterns(extract, manufacturer, vin, year).models.map(({ model }) => model)
      : [];
  const known = { facts, manufacturer, modelsOf };
  const added = readVpicAnswer(answer, vin, known, currentYear);
  if (!added) return { vin, facts, isDemo: false };
  if (added.model !== facts.model || added.year !== facts.year || added.make !== facts.make)
    await db
      .insert(decodedVins)
      .values({ vin, facts: added, decodedAt: new Date(now()) })
      .onConflictDoNothing();
  return { vin, facts: { ...facts, ...added }, isDemo };
}

const isComplete = ({ make, model, year }: VehicleFacts): boolean =>
  make !== undefined && model !== undefined && year !== undefined;
