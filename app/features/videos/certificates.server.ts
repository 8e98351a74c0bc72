import { and, eq, isNotNull, isNull, sql } from "drizzle-orm";
import type { Db } from "#app/platform/db.server.ts";
import { videoCounts, videoProgress, videoTutorials } from "./tables.server.ts";
import type { Category } from "./video.ts";

/** How many videos of each category this person watched: as many rows are read as they watched videos. Dead ones count for nothing. */
const watchedQuery = (db: Db, userId: string, category?: Category) =>
  db
    .select({ category: videoTutorials.category, watched: sql<number>`count(*)` })
    .from(videoProgress)
    .innerJoin(videoTutorials, eq(videoTutorials.id, videoProgress.videoId))
    .where(
      and(
        eq(videoProgress.userId, userId),
        isNotNull(videoProgress.watchedAt),
        isNull(videoTutorials.deadSince),
        category && eq(videoTutorials.category, category),
      ),
    )
    .groupBy(videoTutorials.category);

/** Whether every video of the category that can be watched has been watched by this person. */
export async function isComplete(db: Db, userId: string, category: Category): Promise<boolean> {
  const [[watched], [all]] = await db.batch([
    watchedQuery(db, userId, category),
    db.select({ videos: videoCounts.videos }).from(videoCounts).where(eq(videoCounts.category, category)),
  ]);
  return all !== undefined && all.videos > 0 && (watched?.watched ?? 0) >= all.videos;
}
