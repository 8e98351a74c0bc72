/**
 * What the list of sources is asked for: folded words to find, and the id after which the page
 * begins.
 */
export type SourceSearch = { search?: string | undefined; after?: string | undefined };

/** Reads the address of the list of sources; what makes no sense is as if it were not there. */
export function readSourceSearch(params: URLSearchParams): SourceSearch {
  const after = params.get("after") ?? "";
  return {
    search: (params.get("q") ?? "").slice(0, 200).trim() || undefined,
    after: /^[0-9a-f-]{36}$/.test(after) ? after : undefined,
  };
}

/** What the address of a list says of it; "" when nothing. */
export function sourceQuery({ search, after }: SourceSearch): string {
  const params = new URLSearchParams();
  if (search) params.set("q", search);
  if (after) params.set("after", after);
  const query = params.toString();
  return query && `?${query}`;
}
