import { and, desc, eq, isNull, sql } from "drizzle-orm";
import { videoProgress, videoTutorials } from "#app/features/videos/tables.server.ts";
import type { Db } from "#app/platform/db/db.server.ts";
import { inSearch, type VideoQuery } from "./video-query.server.ts";
import { videosPerPage } from "./video-search.ts";

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

export const cards = (db: Db, userId: string) =>
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
