import { href } from "react-router";
import { searchWords } from "#app/values/fold.ts";
import {
  listAddress,
  numberIn,
  oneOf,
  rows,
  type SearchOf,
  searchText,
} from "#app/values/list-address.ts";

/** Users that are shown at first, and that "Show more" adds. */
export const peoplePerPage = 20;

/** Filters of the list: users with a plan or a grant of it, suspended users, administrators. */
export const peopleFilters = ["medium", "premium", "suspended", "admin"] as const;
export type PeopleFilter = (typeof peopleFilters)[number];

/** The list of users. */
export const peopleAddress = listAddress(href("/admin"), {
  text: searchText,
  filter: oneOf("of", peopleFilters),
  before: numberIn("before"),
  show: rows(peoplePerPage),
});
export type PeopleSearch = SearchOf<typeof peopleAddress>;

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
