import { href } from "react-router";
import { cursorIn, keyIn, listAddress, oneOf, type SearchOf } from "#app/values/list-address.ts";

/** Views of the list of parts: those in a state, late ones, or open cores. */
export const partViews = ["needed", "ordered", "late", "here", "returned", "cores"] as const;

/** Whether a view can be filtered by supplier: needed parts have none yet. */
export const hasSuppliers = (view: (typeof partViews)[number]) =>
  view === "ordered" || view === "here" || view === "returned";

/** The list of parts. */
export const partsAddress = listAddress(
  href("/repair-cms/parts"),
  {
    view: oneOf("view", partViews, "needed"),
    /** Supplier that ordered parts are filtered by. */
    supplierId: keyIn("supplier"),
    after: cursorIn("after"),
  },
  (filter) => (hasSuppliers(filter.view) ? filter : { ...filter, supplierId: undefined }),
);
export type PartFilter = SearchOf<typeof partsAddress>;
