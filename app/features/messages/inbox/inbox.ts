import { href } from "react-router";
import {
  cursorIn,
  listAddress,
  oneOf,
  type SearchOf,
  searchText,
} from "#app/values/list-address.ts";

/** Which conversations the inbox shows. */
export const inboxFilters = ["all", "unread", "unanswered", "answered", "mine"] as const;

/** The inbox. */
export const inboxAddress = listAddress(href("/repair-cms/messages"), {
  filter: oneOf("filter", inboxFilters, "all"),
  text: searchText,
  /** Where a later page begins. */
  before: cursorIn("before"),
});
export type InboxSearch = SearchOf<typeof inboxAddress>;
export type InboxFilter = InboxSearch["filter"];
