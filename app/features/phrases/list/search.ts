import { href } from "react-router";
import { type PhraseKind, phraseKinds } from "#app/features/phrases/phrase.ts";
import { shownOf } from "#app/values/shown.ts";

/** The lists of the page: the shop's own phrases by kind, and the usual lines of the trade. */
export const phraseLists = [...phraseKinds, "trade"] as const;
type PhraseList = PhraseKind | "trade";

/** Phrases that are shown at first, and that "Show more" adds. */
export const phrasesPerPage = 40;

/** The search of the page's address. `before`: the phrase before the first one. */
export type PhraseSearch = {
  list: PhraseList;
  text: string;
  before?: string | undefined;
  show?: number;
};

/** Parses the address of the page; invalid parameters are ignored. */
export function readPhraseSearch(params: URLSearchParams): PhraseSearch {
  const before = params.get("before") ?? "";
  return {
    list: phraseLists.find((one) => one === params.get("list")) ?? "term",
    text: (params.get("q") ?? "").slice(0, 200).trim(),
    before: /^[\w-]{1,64}$/.test(before) ? before : undefined,
    show: shownOf(params, phrasesPerPage),
  };
}

/** The address of the page that answers this search. */
export function phrasesHref({ list, text, before, show = phrasesPerPage }: PhraseSearch): string {
  const params = new URLSearchParams({ list });
  if (text) params.set("q", text);
  if (before) params.set("before", before);
  if (show > phrasesPerPage) params.set("show", String(show));
  return `${href("/repair-cms/words")}?${params}`;
}
