import { and, eq, sql } from "drizzle-orm";
import { z } from "zod";
import { key } from "#app/features/videos/catalog/video-form.ts";
import { isComplete } from "#app/features/videos/certificates/progress.server.ts";
import { videoProgress, videoTutorials } from "#app/features/videos/tables.server.ts";
import { isWatched, playedSince, storedPosition } from "#app/features/videos/watching.ts";
import type { Db } from "#app/platform/db/db.server.ts";

/**
 * Stores a member's position in a video as reported by the player, in seconds, and the time played
 * by our clock. Returns whether the video is watched, and whether that has just completed its
 * category; undefined when there is no such video. Once watched it stays so.
 */
export async function savePosition(
  db: Db,
  {
    userId,
    videoId,
    now,
    ...reported
  }: { userId: string; videoId: string; position: number; length: number; now: number },
): Promise<{ watched: boolean; completed: boolean } | undefined> {
  const [video] = await db
    .select({
      minutes: videoTutorials.minutes,
      category: videoTutorials.category,
      last: videoProgress,
      latest: sql<
        number | null
      >`(select max(updated_at) from video_progress where user_id = ${userId})`,
    })
    .from(videoTutorials)
    .leftJoin(
      videoProgress,
      and(eq(videoProgress.userId, userId), eq(videoProgress.videoId, videoTutorials.id)),
    )
    .where(eq(videoTutorials.id, videoId));
  if (!video) return undefined;

  const { position, length } = storedPosition(reported.position, reported.length);
  const { last } = video;
  // Rows from before time was counted count as played up to their position.
  const counted = last && {
    position: last.position,
    played: last.played ?? last.position,
    reportedAt: last.updatedAt.getTime(),
  };
  const played = playedSince(counted ?? undefined, position, video.latest ?? 0, now);
  const watched = isWatched({ position, length, played }, video.minutes);
  const at = new Date(now);
  await db
    .insert(videoProgress)
    .values({
      userId,
      videoId,
      position,
      length,
      played,
      watchedAt: watched ? at : null,
      updatedAt: at,
    })
    .onConflictDoUpdate({
      target: [videoProgress.userId, videoProgress.videoId],
      set: {
        position,
        length,
        played,
        updatedAt: at,
        watchedAt: sql`coalesce(${videoProgress.watchedAt}, excluded.watched_at)`,
      },
    });
  const first = watched && !last?.watchedAt;
  return {
    watched: watched || Boolean(last?.watchedAt),
    completed: first && (await isComplete(db, userId, video.category)),
  };
}

const seconds = z
  .string(key("ui:form.number"))
  .regex(/^\d{1,9}(\.\d{1,3})?$/, key("ui:form.number"))
  .transform(Number);

/** The player's position and the length of the video, in seconds. */
export const positionForm = z.object({ position: seconds, length: seconds });
