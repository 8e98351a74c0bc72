import { href } from "react-router";
import { type Cursor, formatCursor, parseCursor } from "#app/values/cursor.ts";
import { isLanguage, type Language } from "#app/values/language.ts";
import { shownOf } from "#app/values/shown.ts";

/** Articles that are shown at first, and that "Show more" adds. */
export const newsPerPage = 20;

/**
 * What the news is asked for, as its address says it. A source has one language, so the two are
 * never asked for together.
 */
export type NewsSearch = {
  source?: string | undefined;
  language?: Language | undefined;
  /** Where the page before ended: the instant and the id of its last article. */
  before?: Cursor | undefined;
  show?: number;
};

/** Reads the address of the news; what makes no sense is as if it were not there. */
export function readNewsSearch(params: URLSearchParams): NewsSearch {
  const source = params.get("source") ?? "";
  const language = params.get("language");
  return {
    source: /^[0-9a-f-]{36}$/.test(source) ? source : undefined,
    language: !/^[0-9a-f-]{36}$/.test(source) && isLanguage(language) ? language : undefined,
    show: shownOf(params, newsPerPage),
    before: parseCursor(params.get("before")),
  };
}

/** The address of the news that answers this search. */
export function newsHref({ source, language, before, show = newsPerPage }: NewsSearch): string {
  const params = new URLSearchParams();
  if (source) params.set("source", source);
  if (language) params.set("language", language);
  if (before) params.set("before", formatCursor(before));
  if (show > newsPerPage) params.set("show", String(show));
  const query = params.toString();
  return query ? `${href("/noticias")}?${query}` : href("/noticias");
}
