import type { VideoCard } from "./video.ts";

/** A video as its administrators see it; instants in milliseconds. */
export type AdminVideo = Pick<
  VideoCard,
  "n" | "id" | "youtubeId" | "title" | "description" | "pictureKey" | "category" | "difficulty" | "minutes" | "handoutBytes"
> & {
  /** When YouTube was last asked about it, and since when it says that there is no such video. */
  checkedAt: number | null;
  deadSince: number | null;
  version: number;
};
