import { desc, isNotNull, sql } from "drizzle-orm";
import { videoTutorials } from "#app/features/videos/tables.server.ts";
import type { VideoCard } from "#app/features/videos/video.ts";
import type { Db } from "#app/platform/db/db.server.ts";

export type Handout = Pick<VideoCard, "id" | "title" | "category" | "language"> & {
  handoutBytes: number;
};

/** The newest videos with a handout. */
export const handoutsQuery = (db: Db, limit: number) =>
  db
    .select({
      id: videoTutorials.id,
      title: videoTutorials.title,
      category: videoTutorials.category,
      language: videoTutorials.language,
      handoutBytes: sql<number>`${videoTutorials.handoutBytes}`,
    })
    .from(videoTutorials)
    .where(isNotNull(videoTutorials.handoutFile))
    .orderBy(desc(videoTutorials.n))
    .limit(limit);
