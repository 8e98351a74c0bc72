import { href } from "react-router";
import { readVideoSearch } from "#app/features/videos/list/video-search.ts";
import type { VideoCard } from "#app/features/videos/video.ts";
import { shownOf } from "#app/values/shown.ts";

/** A video as administrators see it; instants in milliseconds. */
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
  /** When YouTube was last asked about it, and since when it is unavailable there. */
  checkedAt: number | null;
  deadSince: number | null;
  version: number;
};

/** Videos on the first page, and that "Show more" adds. */
export const catalogPerPage = 20;

/** The search of the list: words, only unavailable videos, a later page, and the number of rows. */
export type CatalogSearch = {
  text: string;
  dead: boolean;
  after?: number | undefined;
  show?: number;
};

/** Page of the list, and whether more follow. */
export type CatalogPage = { videos: AdminVideo[]; more: boolean };

/** Reads the search from the address; ignores invalid values. */
export function readCatalogSearch(params: URLSearchParams): CatalogSearch {
  const { text, before } = readVideoSearch(params);
  return { text, dead: params.has("dead"), after: before, show: shownOf(params, catalogPerPage) };
}

/** The address of a search. */
export function catalogHref({ text, dead, after, show = catalogPerPage }: CatalogSearch): string {
  const params = new URLSearchParams({
    ...(text && { q: text }),
    ...(dead && { dead: "" }),
    ...(after && { before: String(after) }),
    ...(show > catalogPerPage && { show: String(show) }),
  });
  return params.size > 0 ? `${href("/admin/videos")}?${params}` : href("/admin/videos");
}
