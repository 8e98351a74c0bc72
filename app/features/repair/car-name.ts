import { fold } from "#app/values/fold.ts";
import type { Language } from "#app/values/language.ts";
import { vehicleName } from "#app/values/vehicle-name.ts";

/** The car of a job; `engine`: as its vehicle's record has it. */
export type Car = { carYear: number; carMake: string; carModel: string; engine: string | null };
type CarParts = Omit<Car, "engine"> & Partial<Pick<Car, "engine">>;

/** The name of a job's car in a language: see `vehicleName`. */
export const carName = (
  { carYear: year, carMake: make, carModel: model, engine = null }: CarParts,
  language: Language,
): string => vehicleName({ year, make, model, engine }, language);

type Model = Pick<Car, "carMake" | "carModel">;

/**
 * Whether two cars are of one model, of whatever year: "Chevy Silverado 1500" and "Chevrolet
 * Silverado" are.
 */
export function isSameModel(one: Model, other: Model): boolean {
  const [short = "", long = ""] = [one, other]
    .map(({ carModel }) => `${fold(carModel)} `)
    .sort((a, b) => a.length - b.length);
  return initial(one) === initial(other) && short !== " " && long.startsWith(short);
}

// Makes are written in many ways that begin alike: Chevy, VW, Mercedes.
const initial = ({ carMake }: Model) => fold(carMake).charAt(0);
