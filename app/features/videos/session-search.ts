import { shownOf } from "#app/values/shown.ts";

/** Sessions that the list of all sessions shows at first, and that "Show more" adds. */
export const sessionsPerPage = 20;

/** Where a page of all sessions ended. */
export type SessionCursor = { endsAt: number; id: string };

/** What the list of all sessions is asked for: sessions before one, and how many rows. */
export type SessionSearch = { before?: SessionCursor | undefined; show?: number };

/** Reads the address of the list (`before=<milliseconds>.<id>`); nonsense is ignored. */
export function readSessionSearch(params: URLSearchParams): SessionSearch {
  const before = /^(\d{1,15})\.([\w-]{1,40})$/.exec(params.get("before") ?? "");
  return {
    before: before ? { endsAt: Number(before[1]), id: before[2]! } : undefined,
    show: shownOf(params, sessionsPerPage),
  };
}

/** The query of the list that answers this search, with its question mark; "" for the first page. */
export function sessionQuery({ before, show = sessionsPerPage }: SessionSearch): string {
  const params = new URLSearchParams({
    ...(before && { before: `${before.endsAt}.${before.id}` }),
    ...(show > sessionsPerPage && { show: String(show) }),
  });
  return params.size > 0 ? `?${params}` : "";
}
