import { href } from "react-router";
import { type Cursor, formatCursor, parseCursor } from "#app/values/cursor.ts";

/** Views of the list of parts: those in a state, late ones, or open cores. */
export const partViews = ["needed", "ordered", "late", "here", "returned", "cores"] as const;
type PartView = (typeof partViews)[number];

export type PartFilter = {
  view: PartView;
  /** Supplier that ordered parts are filtered by. */
  supplierId: string | undefined;
  after: Cursor | undefined;
};

/** Whether a view can be filtered by supplier: needed parts have none yet. */
export const hasSuppliers = (view: PartView) =>
  view === "ordered" || view === "here" || view === "returned";

export function readPartFilter(search: URLSearchParams): PartFilter {
  const view = partViews.find((one) => one === search.get("view")) ?? "needed";
  const supplierId = hasSuppliers(view) ? search.get("supplier")?.slice(0, 100) : undefined;
  return { view, supplierId: supplierId || undefined, after: parseCursor(search.get("after")) };
}

export function partsHref({ view, supplierId, after }: Partial<PartFilter>): string {
  const search = new URLSearchParams({
    ...(view && view !== "needed" && { view }),
    ...(supplierId && { supplier: supplierId }),
    ...(after && { after: formatCursor(after) }),
  });
  const query = search.toString();
  return href("/repair-cms/parts") + (query ? `?${query}` : "");
}
