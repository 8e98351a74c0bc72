import { desc, lt, sql } from "drizzle-orm";
import { newsSources } from "#app/features/news/tables.server.ts";
import type { Db } from "#app/platform/db/db.server.ts";
import { searchWords } from "#app/values/fold.ts";
import { type SourceSearch, sourcesPerPage } from "./source-search.ts";

/**
 * The statement behind `listSources`, apart so that tests can read its plan. With words it walks
 * one covering index to the page's end.
 */
export function sourcesQuery(db: Db, { search = "", after, show = sourcesPerPage }: SourceSearch) {
  const words = searchWords(search);
  const beyond = after ? lt(newsSources.id, after) : undefined;
  if (words.length === 0)
    return db
      .select()
      .from(newsSources)
      .where(beyond)
      .orderBy(desc(newsSources.id))
      .limit(show + 1);
  const all = [
    ...(after ? [sql`id < ${after}`] : []),
    ...words.map((word) => sql`instr(search, ${word}) > 0`),
  ];
  // Named, because nothing is known here of how many rows there are: the planner might walk the
  // table instead of the narrow index.
  const found = sql`SELECT id FROM news_sources INDEXED BY news_sources_by_search WHERE ${sql.join(all, sql` AND `)} ORDER BY id DESC LIMIT ${show + 1}`;
  return db
    .select()
    .from(newsSources)
    .where(sql`${newsSources.id} IN (${found})`)
    .orderBy(desc(newsSources.id))
    .limit(show + 1);
}
