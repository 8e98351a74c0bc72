import { and, eq, sql } from "drizzle-orm";
import type { Db } from "#app/platform/db.server.ts";
import { isComplete } from "./certificates.server.ts";
import { videoProgress, videoTutorials } from "./tables.server.ts";
import { heard, isWatched } from "./video.ts";

/**
 * Writes down how far someone got, in seconds, as their player says it. Answers whether the video counts as watched, and whether it was
 * this very moment that made their category complete; undefined when there is no such video. What was watched stays so.
 */
export async function savePosition(
  db: Db,
  userId: string,
  videoId: string,
  said: { position: number; length: number },
  now: number,
): Promise<{ watched: boolean; completed: boolean } | undefined> {
  const [video] = await db
    .select({ minutes: videoTutorials.minutes, category: videoTutorials.category, watchedAt: videoProgress.watchedAt })
    .from(videoTutorials)
    .leftJoin(videoProgress, and(eq(videoProgress.userId, userId), eq(videoProgress.videoId, videoTutorials.id)))
    .where(eq(videoTutorials.id, videoId));
  if (!video) return undefined;

  const { position, length } = heard(said.position, said.length);
  const watched = isWatched({ position, length }, video.minutes);
  const at = new Date(now);
  await db
    .insert(videoProgress)
    .values({ userId, videoId, position, length, watchedAt: watched ? at : null, updatedAt: at })
    .onConflictDoUpdate({
      target: [videoProgress.userId, videoProgress.videoId],
      set: { position, length, updatedAt: at, watchedAt: sql`coalesce(${videoProgress.watchedAt}, excluded.watched_at)` },
    });
  const first = watched && video.watchedAt === null;
  return { watched: watched || video.watchedAt !== null, completed: first && (await isComplete(db, userId, video.category)) };
}
