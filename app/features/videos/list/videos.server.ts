import { and, desc, eq, isNotNull, isNull, lt, type SQL, sql } from "drizzle-orm";
import { videoProgress, videoTutorials } from "#app/features/videos/tables.server.ts";
import type { VideoCard } from "#app/features/videos/video.ts";
import type { Db } from "#app/platform/db/db.server.ts";
import { searchWords } from "#app/values/fold.ts";
import { type Group, matching, wordGroup } from "./full-text.ts";
import { type VideoSearch, videosPerPage } from "./video-search.ts";

/** `groups`: what the text means (`meaningOf`); its bare words without. */
export type Asked = Partial<Omit<VideoSearch, "show">> & { groups?: Group[]; limit?: number };

/** What members and administrators see of a video alike. */
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

const shown = {
  ...videoColumns,
  dead: sql<number>`${videoTutorials.deadSince} is not null`,
  position: videoProgress.position,
  length: videoProgress.length,
  watched: sql<number>`${videoProgress.watchedAt} is not null`,
};

const cards = (db: Db, userId: string) =>
  db
    .select(shown)
    .from(videoTutorials)
    .leftJoin(
      videoProgress,
      and(eq(videoProgress.userId, userId), eq(videoProgress.videoId, videoTutorials.id)),
    );

type Row = Awaited<ReturnType<typeof cards>>[number];

const asCard = (row: Row): VideoCard => ({
  ...row,
  dead: row.dead === 1,
  position: row.position ?? 0,
  length: row.length ?? 0,
  watched: row.watched === 1,
});

/**
 * One page of videos as this person sees them, newest first, and what they left unfinished, if that
 * is asked for: one trip to the database. Both filters and the search read only what they show.
 */
export async function listVideos(
  db: Db,
  userId: string,
  { show = videosPerPage, ...asked }: Omit<Asked, "limit"> & { show?: number },
  { unfinished = 0 } = {},
): Promise<{ videos: VideoCard[]; more: boolean; unfinished: VideoCard[] }> {
  const groups = await meaningOf(asked.text ?? "");
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

/** The statement behind `listVideos`, apart so that tests can read its plan. */
export const videosQuery = (db: Db, userId: string, asked: Asked) =>
  cards(db, userId)
    .where(inSearch(asked))
    .orderBy(desc(videoTutorials.n))
    .limit(asked.limit ?? videosPerPage);

/** What was begun and not finished, last watched first. */
export const unfinishedQuery = (db: Db, userId: string, limit: number) =>
  db
    .select(shown)
    .from(videoProgress)
    .innerJoin(videoTutorials, eq(videoTutorials.id, videoProgress.videoId))
    .where(and(eq(videoProgress.userId, userId), isNull(videoProgress.watchedAt)))
    .orderBy(desc(videoProgress.updatedAt))
    .limit(limit);

/**
 * The rows that a search means. With words in it the full-text index answers, filters and all;
 * without, the filters' own indexes.
 */
export function inSearch({
  text = "",
  groups = searchWords(text).map(wordGroup),
  category,
  difficulty,
  before,
  limit = videosPerPage,
}: Asked): SQL | undefined {
  if (text !== "") {
    // D1 binds numbers as floating-point ones, of which the index would make no bound.
    const older = before === undefined ? sql`` : sql` and rowid < cast(${before} as integer)`;
    const match = matching(groups, { category, difficulty_level: difficulty });
    return sql`${videoTutorials.n} in (select rowid from video_search where video_search match ${match}${older} order by rowid desc limit ${limit})`;
  }
  return and(
    category && eq(videoTutorials.category, category),
    difficulty && eq(videoTutorials.difficulty, difficulty),
    // A bound for the first page too: then the plan is a search by key, never the walk through a
    // table.
    lt(videoTutorials.n, before ?? Number.MAX_SAFE_INTEGER),
  );
}

/**
 * What is meant by a search, with the synonyms of both languages; they come with the first search,
 * and no sooner.
 */
export const meaningOf = async (text: string): Promise<Group[]> =>
  text === "" ? [] : (await import("./search-groups.ts")).groupsIn(text);

/** One video as this person sees it. */
export async function findVideo(
  db: Db,
  userId: string,
  id: string,
): Promise<VideoCard | undefined> {
  const row = await cards(db, userId).where(eq(videoTutorials.id, id)).get();
  return row && asCard(row);
}

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
