import { and, eq, lt, type SQL, sql } from "drizzle-orm";
import { loadGlossary } from "#app/features/translator/glossary/load.server.ts";
import { videoTutorials } from "#app/features/videos/tables.server.ts";
import { searchWords } from "#app/values/fold.ts";
import { type Group, matching, wordGroup } from "./full-text.ts";
import { type VideoSearch, videosPerPage } from "./video-search.ts";

/** `groups`: the terms of `searchTerms`; by default the words of the text. */
export type VideoQuery = Partial<Omit<VideoSearch, "show">> & { groups?: Group[]; limit?: number };

/**
 * The condition of a search. With text the full-text index answers, filters included; without, the
 * filters' own indexes.
 */
export function inSearch({
  text = "",
  groups = searchWords(text).map(wordGroup),
  category,
  difficulty,
  before,
  limit = videosPerPage,
}: VideoQuery): SQL | undefined {
  if (text !== "") {
    // D1 binds numbers as floats, which do not bound a rowid.
    const older = before === undefined ? sql`` : sql` and rowid < cast(${before} as integer)`;
    const match = matching(groups, { category, difficulty_level: difficulty });
    return sql`${videoTutorials.n} in (select rowid from video_search where video_search match ${match}${older} order by rowid desc limit ${limit})`;
  }
  return and(
    category && eq(videoTutorials.category, category),
    difficulty && eq(videoTutorials.difficulty, difficulty),
    // The first page is bounded too: the plan is then a search by key, never a table scan.
    lt(videoTutorials.n, before ?? Number.MAX_SAFE_INTEGER),
  );
}

/** The terms of a search with synonyms in both languages, loaded with the first search. */
export async function searchTerms(text: string): Promise<Group[]> {
  if (text === "") return [];
  const [{ groupsIn }] = await Promise.all([import("./search-groups.ts"), loadGlossary()]);
  return groupsIn(text);
}
