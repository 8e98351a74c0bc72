/**
 * The number of rows of a list in its address. "Show more" adds a page, so that the current rows
 * stay, and Back returns to the same rows. At most five pages at once: the next rows are on a new
 * page.
 */
export function shownOf(params: URLSearchParams, page: number): number {
  const asked = /^\d{1,4}$/.exec(params.get("show") ?? "")?.[0];
  return Math.min(Math.max(Math.ceil(Number(asked ?? 0) / page), 1), 5) * page;
}

/**
 * Whether an address (its query) adds rows to the same list: then the current rows stay on the
 * screen until it loads.
 */
export const addsTo = (search: string): boolean => new URLSearchParams(search).has("show");

/**
 * The query of "Show more": a page more of the same list (`adds`), or, after five pages, the page
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

/** The number of rows for "Show more"; undefined where the next page is a new one. */
export const moreThan = (shown: number, page: number): number | undefined =>
  shown < 5 * page ? shown + page : undefined;
