import { href } from "react-router";
import { searchWords } from "#app/values/fold.ts";
import { shownOf } from "#app/values/shown.ts";

/** Users that are shown at first, and that "Show more" adds. */
export const peoplePerPage = 20;

/** Filters of the list: users with a plan or a grant of it, suspended users, administrators. */
export const peopleFilters = ["medium", "premium", "suspended", "admin"] as const;
export type PeopleFilter = (typeof peopleFilters)[number];

/** The query of the list of users, as in its address. */
export type PeopleSearch = {
  text: string;
  filter?: PeopleFilter | undefined;
  before?: number | undefined;
  show?: number;
};

/** Reads the address of the list; what makes no sense is as if it were not there. */
export function readPeopleSearch(params: URLSearchParams): PeopleSearch {
  const before = params.get("before") ?? "";
  return {
    text: (params.get("q") ?? "").slice(0, 200).trim(),
    filter: peopleFilters.find((one) => one === params.get("of")),
    before: /^[1-9]\d{0,14}$/.test(before) ? Number(before) : undefined,
    show: shownOf(params, peoplePerPage),
  };
}

/** The address of the list with this search. */
export function peopleHref({ text, filter, before, show = peoplePerPage }: PeopleSearch): string {
  const params = new URLSearchParams();
  if (text) params.set("q", text);
  if (filter) params.set("of", filter);
  if (before) params.set("before", String(before));
  if (show > peoplePerPage) params.set("show", String(show));
  const query = params.toString();
  return href("/admin") + (query && `?${query}`);
}

/**
 * The words that are looked for, cut as the index cuts: at everything that is no letter and no
 * digit. Undefined: no search at all.
 */
export const wordsIn = (text: string): string[] | undefined =>
  text === ""
    ? undefined
    : searchWords(text)
        .flatMap((word) => word.split(/[^\p{L}\p{N}]+/u))
        .filter(Boolean)
        .slice(0, 8);
