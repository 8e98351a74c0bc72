import { and, eq, isNotNull, isNull, type SQL, sql } from "drizzle-orm";
import {
  certificates,
  videoCounts,
  videoProgress,
  videoTutorials,
} from "#app/features/videos/tables.server.ts";
import { type Category, categories } from "#app/features/videos/video.ts";
import type { Db } from "#app/platform/db/db.server.ts";

/** A member's progress in a category. */
export type CategoryProgress = {
  category: Category;
  videos: number;
  watched: number;
  certificate: { number: string; issuedAt: number } | null;
};

/** The available videos that a member watched. Unavailable ones do not count on either side. */
export const watchedBy = (userId: string, category?: Category) =>
  and(
    eq(videoProgress.userId, userId),
    isNotNull(videoProgress.watchedAt),
    isNull(videoTutorials.deadSince),
    category && eq(videoTutorials.category, category),
  );

/** A sum per category: GROUP BY would make SQLite sort first. */
const watchedCounts = Object.fromEntries(
  categories.map((category) => [
    category,
    sql<number>`count(case when ${videoTutorials.category} = ${category} then 1 end)`.as(category),
  ]),
) as Record<Category, SQL.Aliased<number>>;

/** Watched videos per category. Reads one row per watched video. */
const watchedQuery = (db: Db, userId: string, category?: Category) =>
  db
    .select(watchedCounts)
    .from(videoProgress)
    .innerJoin(videoTutorials, eq(videoTutorials.id, videoProgress.videoId))
    .where(watchedBy(userId, category));

/** Whether a member has watched every available video of a category. */
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

/** A member's progress in every category. */
export async function listProgress(db: Db, userId: string): Promise<CategoryProgress[]> {
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
