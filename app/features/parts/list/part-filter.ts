import { href } from "react-router";
import { type Cursor, formatCursor, parseCursor } from "#app/values/cursor.ts";

/** What the list of parts shows: those in a state, those that are late, or cores that are owed. */
export const partViews = ["needed", "ordered", "late", "here", "returned", "cores"] as const;
type PartView = (typeof partViews)[number];

export type PartFilter = {
  view: PartView;
  /** Of what was ordered: only from this supplier. */
  supplierId: string | undefined;
  after: Cursor | undefined;
};

/** Whether a view can be of one supplier: what is needed has none yet. */
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
