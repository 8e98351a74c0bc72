import { href } from "react-router";
import { readVideoSearch } from "#app/features/videos/list/video-search.ts";
import type { VideoCard } from "#app/features/videos/video.ts";
import { shownOf } from "#app/values/shown.ts";

/** A video as its administrators see it; instants in milliseconds. */
export type AdminVideo = Pick<
  VideoCard,
  | "n"
  | "id"
  | "youtubeId"
  | "title"
  | "description"
  | "pictureKey"
  | "category"
  | "difficulty"
  | "language"
  | "minutes"
  | "handoutBytes"
> & {
  /** When YouTube was last asked about it, and since when it says that there is no such video. */
  checkedAt: number | null;
  deadSince: number | null;
  version: number;
};

/** Videos that the list shows at first, and that "Show more" adds. */
export const catalogPerPage = 20;

/**
 * What the list of all videos is asked for, as its address says it: words, only those that YouTube
 * no longer shows, a later page, and how many rows.
 */
export type CatalogSearch = {
  text: string;
  dead: boolean;
  after?: number | undefined;
  show?: number;
};

/** A page of that list, and whether more come after it. */
export type CatalogPage = { videos: AdminVideo[]; more: boolean };

/** Reads the address of the list; what makes no sense is as if it were not there. */
export function readCatalogSearch(params: URLSearchParams): CatalogSearch {
  const { text, before } = readVideoSearch(params);
  return { text, dead: params.has("dead"), after: before, show: shownOf(params, catalogPerPage) };
}

/** The address of the list that answers this search. */
export function catalogHref({ text, dead, after, show = catalogPerPage }: CatalogSearch): string {
  const params = new URLSearchParams({
    ...(text && { q: text }),
    ...(dead && { dead: "" }),
    ...(after && { before: String(after) }),
    ...(show > catalogPerPage && { show: String(show) }),
  });
  return params.size > 0 ? `${href("/admin/videos")}?${params}` : href("/admin/videos");
}
