import { href } from "react-router";
import { readBefore } from "#app/features/repair/visits/visits.ts";

/** Supplier that orders are filtered by, and the number they are listed before. */
export type OrderFilter = { supplierId: string | undefined; before: number | undefined };

export const readOrderFilter = (search: URLSearchParams): OrderFilter => ({
  supplierId: search.get("supplier")?.slice(0, 100) || undefined,
  before: readBefore(search),
});

export function ordersHref({ supplierId, before }: Partial<OrderFilter> = {}): string {
  const search = new URLSearchParams({
    ...(supplierId && { supplier: supplierId }),
    ...(before && { before: String(before) }),
  });
  const query = search.toString();
  return href("/repair-cms/parts/orders") + (query ? `?${query}` : "");
}
