import { href } from "react-router";
import { keyIn, listAddress, rows, type SearchOf, searchText } from "#app/values/list-address.ts";

/** The list of customers. It continues after a folded name and the id of that customer. */
export const customersAddress = listAddress(
  href("/repair-cms/customers"),
  {
    text: searchText,
    name: keyIn("name", /^.{1,300}$/s),
    after: keyIn("after"),
    show: rows(20),
  },
  (search) => (search.after ? search : { ...search, name: undefined }),
);
export type CustomerSearch = SearchOf<typeof customersAddress>;
