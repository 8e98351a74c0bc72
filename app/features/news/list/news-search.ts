import { href } from "react-router";
import { languages } from "#app/values/language.ts";
import {
  cursorIn,
  keyIn,
  listAddress,
  oneOf,
  rows,
  type SearchOf,
} from "#app/values/list-address.ts";

/** Articles on the first page, and that "Show more" adds. */
export const newsPerPage = 20;

/** The news. A source has one language, so the two never combine. */
export const newsAddress = listAddress(
  href("/noticias"),
  {
    source: keyIn("source", /^[0-9a-f-]{36}$/),
    language: oneOf("language", languages),
    /** The end of the previous page: instant and id of its last article. */
    before: cursorIn("before"),
    show: rows(newsPerPage),
  },
  (search) => (search.source ? { ...search, language: undefined } : search),
);
export type NewsSearch = SearchOf<typeof newsAddress>;
