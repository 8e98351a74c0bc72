import { and, desc, eq, lt, sql } from "drizzle-orm";
import { newsItems, newsSources } from "#app/features/news/tables.server.ts";
import { type Db, sqliteMessage } from "#app/platform/db/db.server.ts";
import { auditEntry } from "#app/platform/log/audit.server.ts";
import { fold, searchWords } from "#app/values/fold.ts";
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

/** A source as the administrator sees it; instants in milliseconds. */
export type Source = SourceDraft & {
  id: string;
  kind: SourceKind | null;
  lastFetch: number | null;
  lastSuccess: number | null;
  found: number | null;
  failures: number;
  problem: SourceProblem | null;
  status: number | null;
};
export type SourcesPage = { sources: Source[]; more: boolean };

/**
 * One page of sources, newest first, of those whose name and address hold every word of the search.
 */
export async function listSources(db: Db, asked: SourceSearch = {}): Promise<SourcesPage> {
  const { show = sourcesPerPage } = asked;
  const rows = await sourcesQuery(db, asked);
  return { sources: rows.slice(0, show).map(shown), more: rows.length > show };
}

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

export async function findSource(db: Db, id: string): Promise<Source | undefined> {
  const row = await db.select().from(newsSources).where(eq(newsSources.id, id)).get();
  return row && shown(row);
}

function shown({
  id,
  name,
  url,
  selector,
  language,
  active,
  kind,
  lastFetch,
  lastSuccess,
  found,
  failures,
  problem,
  status,
}: Row): Source {
  const [fetchedAt, succeededAt] = [lastFetch?.getTime() ?? null, lastSuccess?.getTime() ?? null];
  return {
    id,
    name,
    url,
    selector,
    language,
    active,
    kind,
    lastFetch: fetchedAt,
    lastSuccess: succeededAt,
    found,
    failures,
    problem,
    status,
  };
}

const searchText = ({ name, url }: SourceDraft) => fold(`${name} ${url}`);
const facts = ({ name, url, selector, language, active }: SourceDraft) => ({
  name,
  url,
  selector,
  language,
  active,
});
/** Due at once. */
const anew = {
  etag: null,
  lastModified: null,
  restsUntil: new Date(0),
  claimedUntil: null,
  failures: 0,
  problem: null,
  status: null,
};

/**
 * Writes a new source down. The id came with the form: sent twice, it is one source. `now` in
 * milliseconds.
 */
export async function createSource(
  db: Db,
  actorId: string,
  id: string,
  draft: SourceDraft,
  now: number,
): Promise<void> {
  try {
    await db.batch([
      db
        .insert(newsSources)
        .values({ id, ...draft, ...anew, search: searchText(draft), createdAt: new Date(now) }),
      auditEntry(db, { actorId, action: "source.added", subjectId: id, after: facts(draft), now }),
    ]);
  } catch (error) {
    if (!/UNIQUE|PRIMARY/i.test(sqliteMessage(error))) throw error;
  }
}

/**
 * Changes a source. At another address, or with another selector, it begins anew and is due at
 * once. False when it is not there.
 */
export async function updateSource(
  db: Db,
  actorId: string,
  id: string,
  draft: SourceDraft,
  now: number,
): Promise<boolean> {
  const before = await findSource(db, id);
  if (!before) return false;
  const moved = before.url !== draft.url || before.selector !== draft.selector;
  const entry = {
    actorId,
    action: "source.changed" as const,
    subjectId: id,
    before: facts(before),
    after: facts(draft),
    now,
  };
  await db.batch([
    db
      .update(newsSources)
      .set({ ...draft, search: searchText(draft), ...(moved && anew) })
      .where(eq(newsSources.id, id)),
    db
      .update(newsItems)
      .set({ language: draft.language })
      .where(and(eq(newsItems.sourceId, id), sql`${newsItems.language} <> ${draft.language}`)),
    auditEntry(db, entry),
  ]);
  return true;
}

/** Activates or deactivates a source; its articles stay. False when it is not there. */
export async function setSourceActive(
  db: Db,
  actorId: string,
  id: string,
  active: boolean,
  now: number,
): Promise<boolean> {
  const before = await findSource(db, id);
  if (!before) return false;
  if (before.active === active) return true;
  const action = active ? "source.activated" : "source.deactivated";
  const { name } = before;
  await db.batch([
    db
      .update(newsSources)
      .set({ active, ...(active && { restsUntil: new Date(0) }) })
      .where(eq(newsSources.id, id)),
    auditEntry(db, {
      actorId,
      action,
      subjectId: id,
      before: { name, active: before.active },
      after: { name, active },
      now,
    }),
  ]);
  return true;
}

/** Deletes a source and all its articles (decision 19). False when it is not there. */
export async function removeSource(
  db: Db,
  actorId: string,
  id: string,
  now: number,
): Promise<boolean> {
  const before = await findSource(db, id);
  if (!before) return false;
  await db.batch([
    db.delete(newsSources).where(eq(newsSources.id, id)),
    auditEntry(db, {
      actorId,
      action: "source.removed",
      subjectId: id,
      before: facts(before),
      now,
    }),
  ]);
  return true;
}
