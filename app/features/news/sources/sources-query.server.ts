import { desc, lt, sql } from "drizzle-orm";
import { newsSources } from "#app/features/news/tables.server.ts";
import type { Db } from "#app/platform/db/db.server.ts";
import { searchWords } from "#app/values/fold.ts";
import { type SourceSearch, sourcesPerPage } from "./source-search.ts";

/** The query of `listSources`. A search reads one covering index up to the end of the page. */
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
  // D1 has no statistics: unhinted, the planner might read the table instead of the narrow index.
  const found = sql`SELECT id FROM news_sources INDEXED BY news_sources_by_search WHERE ${sql.join(all, sql` AND `)} ORDER BY id DESC LIMIT ${show + 1}`;
  return db
    .select()
    .from(newsSources)
    .where(sql`${newsSources.id} IN (${found})`)
    .orderBy(desc(newsSources.id))
    .limit(show + 1);
}
