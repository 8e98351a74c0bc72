import { and, desc, isNull } from "drizzle-orm";
import { videoTutorials } from "#app/features/videos/tables.server.ts";
import type { Db } from "#app/platform/db/db.server.ts";
import { inSearch, searchTerms } from "./video-query.server.ts";

const most = 2;

/** A video as a source of an answer. */
type VideoAbout = { id: string; title: string; text: string };

/** The newest available videos about all subjects, or else about the first one. */
export async function videosAbout(db: Db, things: readonly string[]): Promise<VideoAbout[]> {
  if (things.length === 0) return [];
  const all = await about(db, things.join(" "));
  return all.length > 0 || things.length === 1 ? all : about(db, things[0]!);
}

const about = async (db: Db, text: string): Promise<VideoAbout[]> =>
  db
    .select({
      id: videoTutorials.id,
      title: videoTutorials.title,
      text: videoTutorials.description,
    })
    .from(videoTutorials)
    .where(
      and(
        inSearch({ text, groups: await searchTerms(text), limit: most }),
        isNull(videoTutorials.deadSince),
      ),
    )
    .orderBy(desc(videoTutorials.n))
    .limit(most);
