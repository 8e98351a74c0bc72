import { blankRow, type MaterialRow, type Money, readMaterial } from "./quote-input.ts";

/**
 * The lines of a posted form: its lists side by side. What is missing in one of them is
 * empty.
 */
export function rowsOf(form: Record<string, unknown>): MaterialRow[] {
  const list = (name: string): string[] => (Array.isArray(form[name]) ? form[name] : []);
  const [ids, names, quantities, prices] = [
    list("materialId"),
    list("materialName"),
    list("materialQuantity"),
    list("materialPrice"),
  ];
  const length = Math.max(names.length, quantities.length, prices.length);
  return Array.from({ length }, (_, at) => ({
    id: ids[at] ?? "",
    name: names[at] ?? "",
    quantity: quantities[at] ?? "",
    price: prices[at] ?? "",
  }));
}

/** The lists again. */
export const listsOf = (rows: readonly MaterialRow[]) => ({
  materialId: rows.map((row) => row.id),
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
  money: Money,
): MaterialRow[] | "invalid" | undefined {
  if (query.has("remove")) return rows.filter((_, at) => String(at) !== query.get("remove"));
  if (!query.has("add")) return undefined;
  const last = rows.at(-1);
  return last && "problem" in readMaterial(last, money) ? "invalid" : [...rows, blankRow];
}
