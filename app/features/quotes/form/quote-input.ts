import type { MaterialDraft } from "#app/features/quotes/price.ts";
import { quoteLimits } from "#app/features/quotes/quote.ts";
import { plainTyped, readAmount } from "#app/values/amount.ts";
import type { Cents, Currency } from "#app/values/money.ts";

// How a quote is read from what a person typed. The form reads it so while one types, the server
// once more when it arrives.

/** The longest texts of a quote, in characters. */
export const quoteTexts = { description: 2_000, material: 200 } as const;

/** One line of the form, as typed. */
export type MaterialRow = { name: string; quantity: string; price: string };

export const blankRow: MaterialRow = { name: "", quantity: "1", price: "" };

/**
 * Whether nothing was typed into a line; the quantity that stands there from the start is nothing.
 */
export const isBlankRow = ({ name, quantity, price }: MaterialRow): boolean =>
  name.trim() === "" && price.trim() === "" && ["", blankRow.quantity].includes(quantity.trim());

/** Which cells of a line are wrong; `either`: the two amounts that its price may be. */
export type MaterialProblem = {
  name: boolean;
  quantity: boolean;
  price: boolean;
  either?: readonly [Cents, Cents];
};

/**
 * One line of materials: a name, a whole quantity of at least 1, a unit price above 0 with at most
 * two decimals (specification, section 5), all within `quoteLimits`. The price may bear the sign of
 * the quote's currency.
 */
export function readMaterial(
  row: MaterialRow,
  currency: Currency | undefined,
): { material: MaterialDraft } | { problem: MaterialProblem } {
  const name = row.name.replace(/\s+/g, " ").trim();
  const typed = plainTyped(row.quantity);
  const quantity = /^\d{1,9}$/.test(typed) ? Number(typed) : 0;
  const price = readAmount(row.price, currency);
  const unitPrice = price && "cents" in price ? price.cents : 0;
  const problem: MaterialProblem = {
    ...(price && "either" in price && { either: price.either }),
    name: name === "" || name.length > quoteTexts.material,
    quantity: quantity < 1 || quantity > quoteLimits.quantity,
    price: unitPrice <= 0 || unitPrice > quoteLimits.unitPrice,
  };
  return problem.name || problem.quantity || problem.price
    ? { problem }
    : { material: { name, quantity, unitPrice } };
}
