import { withoutFraction } from "#app/values/fraction.ts";
import type { Language } from "#app/values/language.ts";
import { type Currency, formatNumber } from "#app/values/money.ts";

/** A single piece, in hundredths. */
export const quantityOne = 100;

/** Converts a quantity to a number of pieces. */
export const piecesOf = (quantity: number): number => quantity / quantityOne;

/** Units of a material other than pieces, and whether a fraction of one can be sold. */
const units = {
  set: { divides: false },
  pair: { divides: false },
  can: { divides: false },
  L: { divides: true },
  qt: { divides: true },
  gal: { divides: true },
  oz: { divides: true },
  kg: { divides: true },
  lb: { divides: true },
  m: { divides: true },
  ft: { divides: true },
  h: { divides: true },
} as const satisfies Record<string, { divides: boolean }>;
export type Unit = keyof typeof units;

export const unitNames = Object.keys(units) as Unit[];

export const isUnit = (text: string | null | undefined): text is Unit =>
  text != null && Object.hasOwn(units, text);

/**
 * A typed quantity in hundredths: a whole number, with up to two decimals (`.5`, `1,25`) or a
 * fraction (`½`, `1 1/2`) where the unit divides; undefined for anything else.
 */
export function readQuantity(typed: string, unit: string): number | undefined {
  const divides = isUnit(unit) && units[unit].divides;
  const text = divides ? withoutFraction(typed) : typed;
  const decimals = divides ? /^(\d{0,9})[.,](\d\d?)$/ : undefined;
  const [, whole = text, fraction = ""] = decimals?.exec(text) ?? [];
  return /^\d{0,9}$/.test(whole) && whole + fraction !== ""
    ? Number(whole + fraction.padEnd(2, "0"))
    : undefined;
}

/** Formats a quantity: whole pieces plain, fractions in the country's notation. */
export const shownQuantity = (quantity: number, currency: Currency, language: Language): string => {
  const pieces = piecesOf(quantity);
  return Number.isInteger(pieces) ? String(pieces) : formatNumber(pieces, currency, language);
};
