/**
 * How many rows of a list its address asks for. "Show more" asks for a page more, so that what was
 * there stays, and Back comes to the same rows. At most five pages at once: what follows is a page
 * of its own.
 */
export function shownOf(params: URLSearchParams, page: number): number {
  const asked = /^\d{1,4}$/.exec(params.get("show") ?? "")?.[0];
  return Math.min(Math.max(Math.ceil(Number(asked ?? 0) / page), 1), 5) * page;
}

/**
 * Whether an address (its query) asks for more of the same list: then what is there stays on the
 * screen until it comes.
 */
export const addsTo = (search: string): boolean => new URLSearchParams(search).has("show");

/**
 * What "Show more" asks for: a page more of the same list (`adds`), or, after five pages, the page
 * that begins at `cursor`.
 */
export function nextSearch<Search extends { show?: number | undefined }>(
  search: Search,
  page: number,
  cursor: Partial<Search>,
): { search: Search; adds: boolean } {
  const show = moreThan(search.show ?? page, page);
  return show
    ? { search: { ...search, show }, adds: true }
    : { search: { ...search, ...cursor, show: page }, adds: false };
}

/** What "Show more" asks for; undefined where the next page stands by itself. */
export const moreThan = (shown: number, page: number): number | undefined =>
  shown < 5 * page ? shown + page : undefined;
