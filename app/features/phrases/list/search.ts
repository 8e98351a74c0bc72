import { href } from "react-router";
import { phraseKinds } from "#app/features/phrases/phrase.ts";
import {
  keyIn,
  listAddress,
  oneOf,
  rows,
  type SearchOf,
  searchText,
} from "#app/values/list-address.ts";

/** The lists of the page: the shop's own phrases by kind, and the usual lines of the trade. */
export const phraseLists = [...phraseKinds, "trade"] as const;

/** The page of phrases. `before`: the phrase before the first one. */
export const phrasesAddress = listAddress(href("/repair-cms/words"), {
  list: oneOf("list", phraseLists, "term"),
  text: searchText,
  before: keyIn("before"),
  show: rows(40),
});
export type PhraseSearch = SearchOf<typeof phrasesAddress>;
