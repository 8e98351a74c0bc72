import { href } from "react-router";
import type { VideoCard } from "#app/features/videos/video.ts";
import {
  listAddress,
  numberIn,
  rows,
  type SearchOf,
  searchText,
} from "#app/values/list-address.ts";

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

/** The list of all videos. `dead`: only unavailable ones. */
export const catalogAddress = listAddress(href("/admin/videos"), {
  text: searchText,
  dead: {
    param: "dead",
    read: (text) => text !== null || undefined,
    write: () => "",
  },
  after: numberIn("before"),
  show: rows(catalogPerPage),
});
export type CatalogSearch = SearchOf<typeof catalogAddress>;

/** Page of the list, and whether more follow. */
export type CatalogPage = { videos: AdminVideo[]; more: boolean };
