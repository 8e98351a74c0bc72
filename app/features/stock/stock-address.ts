import { href } from "react-router";
import { keyIn, listAddress, oneOf, type SearchOf, searchText } from "#app/values/list-address.ts";
import { stockViews } from "./stock.ts";

/** The list of stock items. */
export const stockAddress = listAddress(href("/repair-cms/stock"), {
  view: oneOf("view", stockViews, "all"),
  text: searchText,
  after: keyIn("after"),
});
export type StockFilter = SearchOf<typeof stockAddress>;
