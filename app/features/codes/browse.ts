import { href } from "react-router";
import { keyIn, listAddress, type SearchOf, searchText } from "#app/values/list-address.ts";

/** The list of codes: words or a group, and the code after which it continues. */
export const codesAddress = listAddress(href("/codes"), {
  text: searchText,
  family: keyIn("family"),
  after: keyIn("after", /^[PBCU][0-9A-F]{4}$/),
});
export type CodeQuery = SearchOf<typeof codesAddress>;
