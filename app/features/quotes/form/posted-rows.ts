import {
  blankRow,
  type MaterialRow,
  type Money,
  materialLists,
  readMaterial,
  rowFrom,
} from "./quote-input.ts";

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
