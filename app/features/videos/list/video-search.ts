import { href } from "react-router";
import { categories, difficulties } from "#app/features/videos/video.ts";
import {
  listAddress,
  numberIn,
  oneOf,
  rows,
  type SearchOf,
  searchText,
} from "#app/values/list-address.ts";

/** Videos on the first page, six rows of three, and that "Show more" adds. */
export const videosPerPage = 18;

/** The list of videos. "all" means no filter (specification). */
export const videosAddress = listAddress(href("/videos"), {
  text: searchText,
  category: oneOf("category", categories),
  difficulty: oneOf("difficulty", difficulties),
  /** Only videos older than this one: the end of the previous page. */
  before: numberIn("before"),
  show: rows(videosPerPage),
});
export type VideoSearch = SearchOf<typeof videosAddress>;

/** Whether the list is unfiltered and on its first page. */
export const isPlain = ({ text, category, difficulty, before }: VideoSearch): boolean =>
  !text && !category && !difficulty && !before;
