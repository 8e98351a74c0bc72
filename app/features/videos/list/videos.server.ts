import { eq } from "drizzle-orm";
import { videoTutorials } from "#app/features/videos/tables.server.ts";
import type { VideoCard } from "#app/features/videos/video.ts";
import type { Db } from "#app/platform/db/db.server.ts";
import { cards, unfinishedQuery, videosQuery } from "./cards-query.server.ts";
import { searchTerms, type VideoQuery } from "./video-query.server.ts";
import { videosPerPage } from "./video-search.ts";

type Row = Awaited<ReturnType<typeof cards>>[number];

const asCard = (row: Row): VideoCard => ({
  ...row,
  dead: row.dead === 1,
  position: row.position ?? 0,
  length: row.length ?? 0,
  watched: row.watched === 1,
});

/**
 * Page of videos with a member's progress, newest first, optionally the unfinished ones only, in
 * one round trip.
 */
export async function listVideos(
  db: Db,
  userId: string,
  { show = videosPerPage, ...asked }: Omit<VideoQuery, "limit"> & { show?: number },
  { unfinished = 0 } = {},
): Promise<{ videos: VideoCard[]; more: boolean; unfinished: VideoCard[] }> {
  const groups = await searchTerms(asked.text ?? "");
  const [rows, left] = await db.batch([
    videosQuery(db, userId, { ...asked, groups, limit: show + 1 }),
    unfinishedQuery(db, userId, unfinished),
  ]);
  return {
    videos: rows.slice(0, show).map(asCard),
    more: rows.length > show,
    unfinished: left.map(asCard),
  };
}

/** Video with a member's progress. */
export async function findVideo(
  db: Db,
  userId: string,
  id: string,
): Promise<VideoCard | undefined> {
  const row = await cards(db, userId).where(eq(videoTutorials.id, id)).get();
  return row && asCard(row);
}
