import { desc, eq, lt, sql } from "drizzle-orm";
import { newsSources } from "#app/features/news/tables.server.ts";
import type { Db } from "#app/platform/db/db.server.ts";
import { searchWords } from "#app/values/fold.ts";
import type { Language } from "#app/values/language.ts";
import type { SourceKind, SourceProblem } from "./source.ts";
import { type SourceSearch, sourcesPerPage } from "./source-search.ts";

type Row = typeof newsSources.$inferSelect;

export type SourceDraft = {
  name: string;
  url: string;
  selector: string;
  language: Language;
  active: boolean;
};

/** A source as administrators see it; instants in milliseconds. */
export type Source = SourceDraft & {
  id: string;
  version: number;
  kind: SourceKind | null;
  lastFetch: number | null;
  lastSuccess: number | null;
  found: number | null;
  failures: number;
  problem: SourceProblem | null;
  status: number | null;
};

export type SourcesPage = { sources: Source[]; more: boolean };

/** Page of sources, newest first, whose name and address contain every word of the search. */
export async function listSources(db: Db, asked: Partial<SourceSearch> = {}): Promise<SourcesPage> {
  const { show = sourcesPerPage } = asked;
  const rows = await sourcesQuery(db, asked);
  return { sources: rows.slice(0, show).map(toSource), more: rows.length > show };
}

export async function findSource(db: Db, id: string): Promise<Source | undefined> {
  const row = await db.select().from(newsSources).where(eq(newsSources.id, id)).get();
  return row && toSource(row);
}

function toSource({ lastFetch, lastSuccess, ...row }: Row): Source {
  const { id, name, url, selector, language, active, version } = row;
  const { kind, found, failures, problem, status } = row;
  return {
    id,
    name,
    url,
    selector,
    language,
    active,
    version,
    kind,
    found,
    failures,
    problem,
    status,
    lastFetch: lastFetch?.getTime() ?? null,
    lastSuccess: lastSuccess?.getTime() ?? null,
  };
}

/** The query of `listSources`. A search reads one covering index up to the end of the page. */
export function sourcesQuery(
  db: Db,
  { search = "", after, show = sourcesPerPage }: Partial<SourceSearch>,
) {
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
