import { z } from "zod";
import type { Manufacturer } from "./extract.ts";
import { modelYears } from "./model-year.ts";
import { comparable, type VehicleFacts } from "./vehicle-facts.ts";

/** A name as vPIC writes it; anything else is rejected. */
const name = z
  .string()
  .trim()
  .max(60)
  .regex(/^[\p{L}\p{N} .,&/+()'-]*$/u);

const answer = z.object({
  Results: z
    .array(
      z.object({
        VIN: z.string().max(40),
        Make: name,
        Model: name,
        Series: name.catch(""),
        ModelYear: z.string().max(10),
        ErrorCode: z.string().max(100),
      }),
    )
    .length(1),
});

/**
 * Remarks that leave vPIC's answer valid: none, no detailed data, glider, off-road vehicle, some
 * characters unknown. Any other puts the VIN itself in doubt.
 */
const harmless = new Set(["0", "8", "9", "10", "14"]);

/**
 * Certain facts of the VIN, which vPIC's answer must agree with. `modelsOf`: models that the
 * extract's patterns leave open in a model year, none without a pattern.
 */
type VinContext = {
  facts: VehicleFacts;
  manufacturer?: Manufacturer | undefined;
  modelsOf?: (year: number) => readonly string[];
};

/**
 * Facts that vPIC's answer adds; undefined if it is rejected: another shape or VIN, a VIN in doubt,
 * another make than the manufacturer's, a model year that the tenth character cannot mean, another
 * model than the extract's patterns leave open.
 */
export function readVpicAnswer(
  json: unknown,
  vin: string,
  { facts, manufacturer, modelsOf = () => [] }: VinContext,
  currentYear: number,
): VehicleFacts | undefined {
  const read = answer.safeParse(json);
  if (!read.success) return undefined;
  const [said] = read.data.Results as [(typeof read.data.Results)[number]];
  if (said.VIN.toUpperCase() !== vin) return undefined;
  if (!said.ErrorCode.split(",").every((code) => harmless.has(code.trim()))) return undefined;
  if (!said.Make) return undefined;
  const makes = facts.make ? [facts.make] : manufacturer?.makes;
  const own = makes?.find((make) => comparable(make) === comparable(said.Make));
  if (makes && !own) return undefined;
  const year = said.ModelYear === "" ? undefined : Number(said.ModelYear);
  const possible = facts.year ? [facts.year] : modelYears(vin, currentYear);
  if (year !== undefined && !possible.includes(year)) return undefined;
  const years = year === undefined ? possible : [year];
  const models = facts.model ? [facts.model] : years.flatMap((one) => modelsOf(one));
  const agrees = (model: string) => comparable(model).startsWith(comparable(said.Model));
  if (models.length > 0 && !models.some(agrees)) return undefined;
  return {
    make: own ?? asTitle(said.Make),
    model: facts.model ?? (said.Model ? withNumber(said.Model, said.Series) : undefined),
    year: facts.year ?? year,
  };
}

/** vPIC writes makes in capitals: short ones stay so (BMW), long ones are names. */
const asTitle = (make: string): string =>
  make === make.toUpperCase() && make.length > 3
    ? make.toLowerCase().replace(/(?<!\p{L})\p{L}/gu, (letter) => letter.toUpperCase())
    : make;

/** Silverado 1500: the trade counts the number as part of the model's name. */
const withNumber = (model: string, series: string): string =>
  /^[1-6]500$/.test(series) && !/\d/.test(model) ? `${model} ${series}` : model;
