import {
  type Category,
  type Difficulty,
  isCategory,
  isDifficulty,
} from "#app/features/videos/video.ts";
import { shownOf } from "#app/values/shown.ts";

/** Videos on the first page, six rows of three, and that "Show more" adds. */
export const videosPerPage = 18;

/** The search of a list of videos, as in the address. */
export type VideoSearch = {
  text: string;
  category?: Category | undefined;
  difficulty?: Difficulty | undefined;
  /** Only videos older than this one: the end of the previous page. */
  before?: number | undefined;
  show?: number;
};

/**
 * Reads the search from the address; ignores invalid values. "all" means no filter (specification).
 */
export function readVideoSearch(params: URLSearchParams): VideoSearch {
  const [category, difficulty, before] = [
    params.get("category"),
    params.get("difficulty"),
    params.get("before") ?? "",
  ];
  return {
    text: (params.get("q") ?? "").slice(0, 200).trim(),
    category: isCategory(category) ? category : undefined,
    difficulty: isDifficulty(difficulty) ? difficulty : undefined,
    before: /^[1-9]\d{0,14}$/.test(before) ? Number(before) : undefined,
    show: shownOf(params, videosPerPage),
  };
}

/** The query string of a search; "" for the plain list. */
export function searchQuery({
  text,
  category,
  difficulty,
  before,
  show = videosPerPage,
}: VideoSearch): string {
  const params = new URLSearchParams();
  if (text) params.set("q", text);
  if (category) params.set("category", category);
  if (difficulty) params.set("difficulty", difficulty);
  if (before) params.set("before", String(before));
  if (show > videosPerPage) params.set("show", String(show));
  const query = params.toString();
  return query && `?${query}`;
}

/** Whether the list is unfiltered and on its first page. */
export const isPlain = ({ text, category, difficulty, before }: VideoSearch): boolean =>
  !text && !category && !difficulty && !before;
