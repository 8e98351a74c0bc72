import { type Cursor, formatCursor, parseCursor } from "#app/values/cursor.ts";
import { shownOf } from "#app/values/shown.ts";

/** Sessions that the list of all sessions shows at first, and that "Show more" adds. */
export const sessionsPerPage = 20;

/** What the list of all sessions is asked for: sessions before one, and how many rows. */
export type SessionSearch = { before?: Cursor | undefined; show?: number };

/** Reads the address of the list; nonsense is ignored. */
export function readSessionSearch(params: URLSearchParams): SessionSearch {
  return {
    before: parseCursor(params.get("before")),
    show: shownOf(params, sessionsPerPage),
  };
}

/** The query of the list that answers this search, with its question mark; "" for the first page. */
export function sessionQuery({ before, show = sessionsPerPage }: SessionSearch): string {
  const params = new URLSearchParams({
    ...(before && { before: formatCursor(before) }),
    ...(show > sessionsPerPage && { show: String(show) }),
  });
  return params.size > 0 ? `?${params}` : "";
}
