import { quantityOne } from "#app/features/quotes/quantity.ts";
import { type MaterialDraft, quoteLimits, type Rates } from "#app/features/quotes/quote.ts";
import { plainTyped, readAmount } from "#app/values/amount.ts";
import { type Cents, fitsDecimals } from "#app/values/money.ts";

// How a quote is read from what a person typed. The form reads it so while one types, the server
// once more when it arrives.

/** The longest texts of a quote, in characters. */
export const quoteTexts = { description: 2_000, material: 200 } as const;

/** One line of the form, as typed. `id`: of the stored line that it shows; empty on a new one. */
export type MaterialRow = { id: string; name: string; quantity: string; price: string };

export const blankRow: MaterialRow = { id: "", name: "", quantity: "1", price: "" };

/** What decides how a price is read: the currency, and how many decimals it may have. */
export type Money = Pick<Rates, "currency" | "decimals">;

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
  money: Money | undefined,
): { material: MaterialDraft } | { problem: MaterialProblem } {
  const name = row.name.replace(/\s+/g, " ").trim();
  const typed = plainTyped(row.quantity);
  const pieces = /^\d{1,9}$/.test(typed) ? Number(typed) : 0;
  const [unitPrice = 0, other] = readPrices(row.price, money);
  const problem: MaterialProblem = {
    ...(other !== undefined && { either: [unitPrice, other] as const }),
    name: name === "" || name.length > quoteTexts.material,
    quantity: pieces < 1 || pieces > quoteLimits.pieces,
    price: other !== undefined || unitPrice <= 0 || unitPrice > quoteLimits.unitPrice,
  };
  return problem.name || problem.quantity || problem.price
    ? { problem }
    : { material: { name, quantity: pieces * quantityOne, unitPrice } };
}

/** The amounts that a price may be. One with decimals is none where the currency has none. */
function readPrices(typed: string, money: Money | undefined): readonly Cents[] {
  const read = readAmount(typed, money?.currency);
  if (!read) return [];
  const amounts = "cents" in read ? [read.cents] : read.either;
  return amounts.filter((cents) => fitsDecimals(cents, money?.decimals ?? 2));
}
