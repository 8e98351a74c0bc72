import { href } from "react-router";
import { keyIn, listAddress, rows, type SearchOf, searchText } from "#app/values/list-address.ts";

/** Sources on the first page, and that "Show more" adds. */
export const sourcesPerPage = 20;

/** The list of news sources. `after`: the last id of the previous page. */
export const sourcesAddress = listAddress(href("/admin/news"), {
  search: searchText,
  after: keyIn("after", /^[0-9a-f-]{36}$/),
  show: rows(sourcesPerPage),
});
export type SourceSearch = SearchOf<typeof sourcesAddress>;
