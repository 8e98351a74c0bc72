import { shownOf } from "#app/values/shown.ts";

/** Sources that are shown at first, and that "Show more" adds. */
export const sourcesPerPage = 20;

/**
 * What the list of sources is asked for: words to find, the id after which the page begins, and how
 * many rows.
 */
export type SourceSearch = {
  search?: string | undefined;
  after?: string | undefined;
  show?: number;
};

/** Reads the address of the list of sources; what makes no sense is as if it were not there. */
export function readSourceSearch(params: URLSearchParams): SourceSearch {
  const after = params.get("after") ?? "";
  return {
    search: (params.get("q") ?? "").slice(0, 200).trim() || undefined,
    after: /^[0-9a-f-]{36}$/.test(after) ? after : undefined,
    show: shownOf(params, sourcesPerPage),
  };
}

/** What the address of a list says of it; "" when nothing. */
export function sourceQuery({ search, after, show = sourcesPerPage }: SourceSearch): string {
  const params = new URLSearchParams();
  if (search) params.set("q", search);
  if (after) params.set("after", after);
  if (show > sourcesPerPage) params.set("show", String(show));
  const query = params.toString();
  return query && `?${query}`;
}
