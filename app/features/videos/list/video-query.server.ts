import { and, eq, lt, type SQL, sql } from "drizzle-orm";
import { videoTutorials } from "#app/features/videos/tables.server.ts";
import { searchWords } from "#app/values/fold.ts";
import { type Group, matching, wordGroup } from "./full-text.ts";
import { type VideoSearch, videosPerPage } from "./video-search.ts";

/** `groups`: what the text means (`meaningOf`); its bare words without. */
export type Asked = Partial<Omit<VideoSearch, "show">> & { groups?: Group[]; limit?: number };

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
