import { type Cursor, formatCursor, parseCursor } from "#app/values/cursor.ts";
import { shownOf } from "#app/values/shown.ts";

/** Sessions on the first page, and that "Show more" adds. */
export const sessionsPerPage = 20;

/** The search of the list: the end of the previous page, and the number of rows. */
export type SessionSearch = { before?: Cursor | undefined; show?: number };

/** Reads the search from the address; ignores invalid values. */
export function readSessionSearch(params: URLSearchParams): SessionSearch {
  return {
    before: parseCursor(params.get("before")),
    show: shownOf(params, sessionsPerPage),
  };
}

/** The query string of a search; "" for the first page. */
export function sessionQuery({ before, show = sessionsPerPage }: SessionSearch): string {
  const params = new URLSearchParams({
    ...(before && { before: formatCursor(before) }),
    ...(show > sessionsPerPage && { show: String(show) }),
  });
  return params.size > 0 ? `?${params}` : "";
}
