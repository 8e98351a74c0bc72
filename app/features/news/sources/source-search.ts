import { shownOf } from "#app/values/shown.ts";

/** Sources on the first page, and that "Show more" adds. */
export const sourcesPerPage = 20;

/** The search of the list: words, the last id of the previous page, and the number of rows. */
export type SourceSearch = {
  search?: string | undefined;
  after?: string | undefined;
  show?: number;
};

/** Reads the search from the address; ignores invalid values. */
export function readSourceSearch(params: URLSearchParams): SourceSearch {
  const after = params.get("after") ?? "";
  return {
    search: (params.get("q") ?? "").slice(0, 200).trim() || undefined,
    after: /^[0-9a-f-]{36}$/.test(after) ? after : undefined,
    show: shownOf(params, sourcesPerPage),
  };
}

/** The query string of a search; "" for the plain list. */
export function sourceQuery({ search, after, show = sourcesPerPage }: SourceSearch): string {
  const params = new URLSearchParams();
  if (search) params.set("q", search);
  if (after) params.set("after", after);
  if (show > sourcesPerPage) params.set("show", String(show));
  const query = params.toString();
  return query && `?${query}`;
}
