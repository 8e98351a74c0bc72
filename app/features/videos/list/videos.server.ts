import { and, desc, eq, isNull, sql } from "drizzle-orm";
import { videoProgress, videoTutorials } from "#app/features/videos/tables.server.ts";
import type { VideoCard } from "#app/features/videos/video.ts";
import type { Db } from "#app/platform/db/db.server.ts";
import { inSearch, searchTerms, type VideoQuery } from "./video-query.server.ts";
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

/** Columns for members and administrators. */
export const videoColumns = {
  n: videoTutorials.n,
  id: videoTutorials.id,
  youtubeId: videoTutorials.youtubeId,
  title: videoTutorials.title,
  description: videoTutorials.description,
  pictureKey: videoTutorials.pictureKey,
  category: videoTutorials.category,
  difficulty: videoTutorials.difficulty,
  language: videoTutorials.language,
  minutes: videoTutorials.minutes,
  handoutBytes: videoTutorials.handoutBytes,
};

const cardColumns = {
  ...videoColumns,
  dead: sql<number>`${videoTutorials.deadSince} is not null`,
  position: videoProgress.position,
  length: videoProgress.length,
  watched: sql<number>`${videoProgress.watchedAt} is not null`,
};

const cards = (db: Db, userId: string) =>
  db
    .select(cardColumns)
    .from(videoTutorials)
    .leftJoin(
      videoProgress,
      and(eq(videoProgress.userId, userId), eq(videoProgress.videoId, videoTutorials.id)),
    );

/** The query of `listVideos`. */
export const videosQuery = (db: Db, userId: string, asked: VideoQuery) =>
  cards(db, userId)
    .where(inSearch(asked))
    .orderBy(desc(videoTutorials.n))
    .limit(asked.limit ?? videosPerPage);

/** Videos that were begun and not finished, last watched first. */
export const unfinishedQuery = (db: Db, userId: string, limit: number) =>
  db
    .select(cardColumns)
    .from(videoProgress)
    .innerJoin(videoTutorials, eq(videoTutorials.id, videoProgress.videoId))
    .where(and(eq(videoProgress.userId, userId), isNull(videoProgress.watchedAt)))
    .orderBy(desc(videoProgress.updatedAt))
    .limit(limit);
