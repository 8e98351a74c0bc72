import { href } from "react-router";
import { topicsPerPage } from "#app/features/forum/posts/post.ts";
import {
  cursorIn,
  listAddress,
  numberIn,
  oneOf,
  rows,
  type SearchOf,
  searchText,
} from "#app/values/list-address.ts";

/** The list of topics: the search, and where the page begins. */
export const topicsAddress = listAddress(href("/discussion"), {
  text: searchText,
  before: cursorIn("before"),
  below: numberIn("below"),
  originals: oneOf("original", ["1"]),
  show: rows(topicsPerPage),
});
export type TopicsQuery = SearchOf<typeof topicsAddress>;
