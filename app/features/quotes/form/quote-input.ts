import { lineTaxes } from "#app/features/quotes/price/terms.ts";
import { quantityOne, readQuantity } from "#app/features/quotes/quantity.ts";
import { type MaterialDraft, quoteLimits, type Rates } from "#app/features/quotes/quote.ts";
import { plainTyped, readAmountWith } from "#app/values/amount.ts";
import type { Cents } from "#app/values/money.ts";

// How a quote is read from what a person typed. The form reads it so while one types, the server
// once more when it arrives.

/** The longest texts of a quote, in characters. */
export const quoteTexts = { description: 2_000, material: 200 } as const;

/** What a line of the form holds, and the name of its list in a posted form. */
export const materialLists = {
  name: "materialName",
  quantity: "materialQuantity",
  price: "materialPrice",
  id: "materialId",
  unit: "materialUnit",
  partNumber: "materialPartNumber",
  condition: "materialCondition",
  cost: "materialCost",
  tax: "materialTax",
  by: "materialBy",
} as const;

/** One line of the form, as typed. `id`: of the stored line that it shows; empty on a new one. */
export type MaterialRow = Record<keyof typeof materialLists, string>;

/** The line that `text` gives for each of its cells. */
export const rowFrom = (text: (list: string, at: number) => unknown): MaterialRow =>
  Object.fromEntries(
    Object.entries(materialLists).map(([cell, list], at) => [cell, String(text(list, at) ?? "")]),
  ) as MaterialRow;

export const blankRow = rowFrom((list) => (list === "materialQuantity" ? 1 : ""));

/**
 * What decides how a price is read: the currency, how many decimals it may have, and the rule that
 * makes one of a cost.
 */
export type Money = Pick<Rates, "currency" | "decimals" | "rules">;

/**
 * Whether nothing was typed into a line; the quantity that stands there from the start is nothing.
 */
export const isBlankRow = ({ name, quantity, price, partNumber, cost }: MaterialRow): boolean =>
  (name + price + partNumber + cost).trim() === "" && ["", "1"].includes(quantity.trim());

/** Which cells of a line are wrong; `either`: the two amounts that its price may be. */
export type MaterialProblem = {
  name: boolean;
  quantity: boolean;
  price: boolean;
  either?: readonly [Cents, Cents];
};

/**
 * One line of materials: a name, a whole quantity of at least 1 (of a unit that divides, of at
 * least 0.01), a unit price above 0 with at most
 * two decimals (specification, section 5), all within `quoteLimits`. The price may bear the sign of
 * the quote's currency.
 */
export function readMaterial(
  row: MaterialRow,
  money: Money | undefined,
): { material: MaterialDraft } | { problem: MaterialProblem } {
  const name = row.name.replace(/\s+/g, " ").trim();
  const quantity = readQuantity(plainTyped(row.quantity), row.unit) ?? 0;
  const [unitPrice = 0, other] = readPrices(row.price, money);
  const problem: MaterialProblem = {
    ...(other !== undefined && { either: [unitPrice, other] as const }),
    name: name === "" || name.length > quoteTexts.material,
    quantity: quantity < 1 || quantity > quoteLimits.pieces * quantityOne,
    price: other !== undefined || unitPrice <= 0 || unitPrice > quoteLimits.unitPrice,
  };
  return problem.name || problem.quantity || problem.price
    ? { problem }
    : { material: { name, quantity, unitPrice, taxClass: lineTaxOf(row) } };
}

const lineTaxOf = ({ tax }: MaterialRow) => lineTaxes.find((one) => one === tax) ?? null;

/** The amounts that a price may be. One with decimals is none where the currency has none. */
export function readPrices(typed: string, money: Money | undefined): readonly Cents[] {
  const { currency, decimals = 2 } = money ?? {};
  const read = readAmountWith(typed, { currency, decimals });
  if (!read) return [];
  return "cents" in read ? [read.cents] : read.either;
}

/**
 * The lines of a posted form: its lists side by side. What is missing in one of them is
 * empty.
 */
export function rowsOf(form: Record<string, unknown>): MaterialRow[] {
  const list = (name: string): string[] => (Array.isArray(form[name]) ? form[name] : []);
  const { name, quantity, price } = materialLists;
  const length = Math.max(...[name, quantity, price].map((one) => list(one).length));
  return Array.from({ length }, (_, at) => rowFrom((one) => list(one)[at]));
}

/** The lists again. */
export const listsOf = (rows: readonly MaterialRow[]): Record<string, string[]> =>
  Object.fromEntries(
    Object.entries(materialLists).map(([cell, list]) => [
      list,
      rows.map((row) => row[cell as keyof MaterialRow]),
    ]),
  );

/**
 * The buttons of the list when there is no JavaScript: `?add` and `?remove=2` answer the form with
 * one line more or less and save nothing. Undefined when the address asks for neither, "invalid"
 * when the last line cannot be added as it is.
 */
export function rearrange(
  rows: readonly MaterialRow[],
  query: URLSearchParams,
  money: Money,
): MaterialRow[] | "invalid" | undefined {
  if (query.has("remove")) return rows.filter((_, at) => String(at) !== query.get("remove"));
  if (!query.has("add")) return undefined;
  const last = rows.at(-1);
  return last && "problem" in readMaterial(last, money) ? "invalid" : [...rows, blankRow];
}
