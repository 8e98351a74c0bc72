import { fold } from "#app/values/fold.ts";

/** The car of a job; `engine`: as its vehicle's record has it. */
export type Car = { carYear: number; carMake: string; carModel: string; engine: string | null };

/** "2018 Chevrolet Silverado 5.3 L". */
export const carName = ({ carYear, carMake, carModel, engine }: Car): string =>
  [carYear, carMake, carModel, engine].filter(Boolean).join(" ");

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
