import { href } from "react-router";
import { type Cursor, formatCursor, parseCursor } from "#app/values/cursor.ts";
import { isLanguage, type Language } from "#app/values/language.ts";
import { shownOf } from "#app/values/shown.ts";

/** Articles on the first page, and that "Show more" adds. */
export const newsPerPage = 20;

/**
 * The search of the news as in the address. A source has one language, so the two never combine.
 */
export type NewsSearch = {
  source?: string | undefined;
  language?: Language | undefined;
  /** The end of the previous page: instant and id of its last article. */
  before?: Cursor | undefined;
  show?: number;
};

/** Reads the search from the address; ignores invalid values. */
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

/** The address of a search. */
export function newsHref({ source, language, before, show = newsPerPage }: NewsSearch): string {
  const params = new URLSearchParams();
  if (source) params.set("source", source);
  if (language) params.set("language", language);
  if (before) params.set("before", formatCursor(before));
  if (show > newsPerPage) params.set("show", String(show));
  const query = params.toString();
  return query ? `${href("/noticias")}?${query}` : href("/noticias");
}
