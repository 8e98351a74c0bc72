import { lineTaxes } from "#app/features/quotes/price/terms.ts";
import { quantityOne, readQuantity } from "#app/features/quotes/quantity.ts";
import { type MaterialDraft, quoteLimits, type Rates } from "#app/features/quotes/quote.ts";
import { plainTyped, readAmountWith } from "#app/values/amount.ts";
import type { Cents } from "#app/values/money.ts";

// Parses typed quotes. The form uses it as one types, the server when the form arrives.

/** Longest texts of a quote, in characters. */
export const quoteTexts = { description: 2_000, material: 200 } as const;

/** Fields of a line, each with the name of its list in a posted form. */
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

/** A line of the form, as typed. `id`: of the stored line; empty on a new one. */
export type MaterialRow = Record<keyof typeof materialLists, string>;

/** Builds a line from the text of each of its fields. */
export const rowFrom = (text: (list: string, at: number) => unknown): MaterialRow =>
  Object.fromEntries(
    Object.entries(materialLists).map(([cell, list], at) => [cell, String(text(list, at) ?? "")]),
  ) as MaterialRow;

export const blankRow = rowFrom((list) => (list === "materialQuantity" ? 1 : ""));

/** Facts for parsing a price: currency, allowed decimals, and the rule for costs. */
export type Money = Pick<Rates, "currency" | "decimals" | "rules">;

/** Whether a line is empty; its default quantity counts as nothing. */
export const isBlankRow = ({ name, quantity, price, partNumber, cost }: MaterialRow): boolean =>
  (name + price + partNumber + cost).trim() === "" && ["", "1"].includes(quantity.trim());

/** Cells of a line that are wrong; `either`: the two amounts that its price may mean. */
export type MaterialProblem = {
  name: boolean;
  quantity: boolean;
  price: boolean;
  either?: readonly [Cents, Cents];
};

/**
 * Parses a line of materials: a name, a whole quantity of at least 1 (at least 0.01 of a unit that
 * divides), a unit price above 0 with at most two decimals (specification, section 5), all within
 * `quoteLimits`. The price may bear the sign of the quote's currency.
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

/** Amounts that a price may mean. Decimals are rejected where the currency has none. */
export function readPrices(typed: string, money: Money | undefined): readonly Cents[] {
  const { currency, decimals = 2 } = money ?? {};
  const read = readAmountWith(typed, { currency, decimals });
  if (!read) return [];
  return "cents" in read ? [read.cents] : read.either;
}

/** Lines of a posted form, from its parallel lists. Missing entries are empty. */
export function rowsOf(form: Record<string, unknown>): MaterialRow[] {
  const list = (name: string): string[] => (Array.isArray(form[name]) ? form[name] : []);
  const { name, quantity, price } = materialLists;
  const length = Math.max(...[name, quantity, price].map((one) => list(one).length));
  return Array.from({ length }, (_, at) => rowFrom((one) => list(one)[at]));
}

/** Inverse of `rowsOf`. */
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
