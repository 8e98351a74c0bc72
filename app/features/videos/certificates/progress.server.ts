import { and, eq, isNotNull, isNull, type SQL, sql } from "drizzle-orm";
import {
  certificates,
  videoCounts,
  videoProgress,
  videoTutorials,
} from "#app/features/videos/tables.server.ts";
import { type Category, categories } from "#app/features/videos/video.ts";
import type { Db } from "#app/platform/db/db.server.ts";

/** Where someone stands in a category. */
export type Standing = {
  category: Category;
  videos: number;
  watched: number;
  certificate: { number: string; issuedAt: number } | null;
};

/**
 * What someone watched of the videos that can still be watched. Dead ones count for nothing, on
 * either side.
 */
export const watchedBy = (userId: string, category?: Category) =>
  and(
    eq(videoProgress.userId, userId),
    isNotNull(videoProgress.watchedAt),
    isNull(videoTutorials.deadSince),
    category && eq(videoTutorials.category, category),
  );

/** A sum for each category instead of groups, which SQLite would first put in order. */
const tally = Object.fromEntries(
  categories.map((category) => [
    category,
    sql<number>`count(case when ${videoTutorials.category} = ${category} then 1 end)`.as(category),
  ]),
) as Record<Category, SQL.Aliased<number>>;

/**
 * How many videos of each category this person watched: as many rows are read as they watched
 * videos.
 */
const watchedQuery = (db: Db, userId: string, category?: Category) =>
  db
    .select(tally)
    .from(videoProgress)
    .innerJoin(videoTutorials, eq(videoTutorials.id, videoProgress.videoId))
    .where(watchedBy(userId, category));

/** Whether every video of the category that can be watched has been watched by this person. */
export async function isComplete(db: Db, userId: string, category: Category): Promise<boolean> {
  const [[watched], [all]] = await db.batch([
    watchedQuery(db, userId, category),
    db
      .select({ videos: videoCounts.videos })
      .from(videoCounts)
      .where(eq(videoCounts.category, category)),
  ]);
  return all !== undefined && all.videos > 0 && watched![category] >= all.videos;
}

/** Where someone stands, category by category. */
export async function listStandings(db: Db, userId: string): Promise<Standing[]> {
  const [[watched], counts, held] = await db.batch([
    watchedQuery(db, userId),
    db.select().from(videoCounts),
    db
      .select({
        number: certificates.number,
        category: certificates.category,
        issuedAt: certificates.issuedAt,
      })
      .from(certificates)
      .where(eq(certificates.userId, userId)),
  ]);
  return categories.map((category) => {
    const certificate = held.find((one) => one.category === category);
    return {
      category,
      videos: counts.find((one) => one.category === category)?.videos ?? 0,
      watched: watched![category],
      certificate: certificate
        ? { number: certificate.number, issuedAt: certificate.issuedAt.getTime() }
        : null,
    };
  });
}
