import { href } from "react-router";
import { keyIn, listAddress, numberIn, type SearchOf } from "#app/values/list-address.ts";

/** The list of orders: by supplier, and the number before which it continues. */
export const ordersAddress = listAddress(href("/repair-cms/parts/orders"), {
  supplierId: keyIn("supplier"),
  before: numberIn("before"),
});
export type OrderFilter = SearchOf<typeof ordersAddress>;
