import { href } from "react-router";
import { keyIn, listAddress, rows, type SearchOf, searchText } from "#app/values/list-address.ts";

/** The list of canned quotes. `after`: key after which it continues. */
export const cannedAddress = listAddress(href("/repair-cms/canned-quotes"), {
  text: searchText,
  after: keyIn("after", /^.{1,240}$/s),
  show: rows(30),
});
export type CannedSearch = SearchOf<typeof cannedAddress>;
