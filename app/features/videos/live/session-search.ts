import { href } from "react-router";
import { cursorIn, listAddress, rows, type SearchOf } from "#app/values/list-address.ts";

/** Sessions on the first page, and that "Show more" adds. */
export const sessionsPerPage = 20;

/** The list of live sessions for administrators. `before`: the end of the previous page. */
export const sessionsAddress = listAddress(href("/admin/videos/live"), {
  before: cursorIn("before"),
  show: rows(sessionsPerPage),
});
export type SessionSearch = SearchOf<typeof sessionsAddress>;
