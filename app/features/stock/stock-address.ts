import { href } from "react-router";
import { type StockView, stockViews } from "./stock.ts";

type StockFilter = { view: StockView; text: string; after: string | undefined };

export function readStockFilter(search: URLSearchParams): StockFilter {
  return {
    view: stockViews.find((one) => one === search.get("view")) ?? "all",
    text: search.get("q")?.slice(0, 200) ?? "",
    after: search.get("after")?.slice(0, 100) || undefined,
  };
}

export function stockHref({ view, text, after }: Partial<StockFilter>): string {
  const search = new URLSearchParams({
    ...(view && view !== "all" && { view }),
    ...(text && { q: text }),
    ...(after && { after }),
  });
  const query = search.toString();
  return href("/repair-cms/stock") + (query ? `?${query}` : "");
}

/** Number of the movement before which a list continues. */
export const readBefore = (search: URLSearchParams): number | undefined => {
  const text = search.get("before") ?? "";
  return /^\d{1,9}$/.test(text) ? Number(text) : undefined;
};
