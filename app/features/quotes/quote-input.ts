import { plainTyped, readAmount } from "#app/values/amount.ts";
import type { Cents, Currency } from "#app/values/money.ts";
import { type MaterialDraft, quoteLimits } from "./quote.ts";

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

/**
 * The lines of a posted form: its three lists side by side. What is missing in one of them is
 * empty.
 */
export function rowsOf(form: Record<string, unknown>): MaterialRow[] {
  const list = (name: string): string[] => (Array.isArray(form[name]) ? form[name] : []);
  const [names, quantities, prices] = [
    list("materialName"),
    list("materialQuantity"),
    list("materialPrice"),
  ];
  const length = Math.max(names.length, quantities.length, prices.length);
  return Array.from({ length }, (_, at) => ({
    name: names[at] ?? "",
    quantity: quantities[at] ?? "",
    price: prices[at] ?? "",
  }));
}

/** The three lists again. */
export const listsOf = (rows: readonly MaterialRow[]) => ({
  materialName: rows.map((row) => row.name),
  materialQuantity: rows.map((row) => row.quantity),
  materialPrice: rows.map((row) => row.price),
});

/**
 * The buttons of the list when there is no JavaScript: `?add` and `?remove=2` answer the form with
 * one line more or less and save nothing. Undefined when the address asks for neither, "invalid"
 * when the last line cannot be added as it is.
 */
export function rearrange(
  rows: readonly MaterialRow[],
  query: URLSearchParams,
  currency: Currency,
): MaterialRow[] | "invalid" | undefined {
  if (query.has("remove")) return rows.filter((_, at) => String(at) !== query.get("remove"));
  if (!query.has("add")) return undefined;
  const last = rows.at(-1);
  return last && "problem" in readMaterial(last, currency) ? "invalid" : [...rows, blankRow];
}
