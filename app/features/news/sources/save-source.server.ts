import { and, eq, ne, sql } from "drizzle-orm";
import { newsItems, newsSources } from "#app/features/news/tables.server.ts";
import { type Db, sqliteMessage } from "#app/platform/db/db.server.ts";
import { type SaveOutcome, saveAt } from "#app/platform/db/save-at.server.ts";
import { auditEntry, auditEntryIf } from "#app/platform/log/audit.server.ts";
import { fold } from "#app/values/fold.ts";
import { findSource, type SourceDraft } from "./sources.server.ts";

// Every write is one batch with its audit entry. `now` in milliseconds.

export type Change = { actorId: string; id: string; now: number };

/** Creates a source. The id comes with the form: sent twice, it is one source. */
export async function createSource(
  db: Db,
  { actorId, id, draft, now }: Change & { draft: SourceDraft },
): Promise<void> {
  const row = { id, ...draft, ...dueNow, search: searchText(draft), createdAt: new Date(now) };
  try {
    await db.batch([
      db.insert(newsSources).values(row),
      auditEntry(db, {
        actorId,
        action: "source.added",
        subjectId: id,
        after: factsOf(draft),
        now,
      }),
    ]);
  } catch (error) {
    if (!/UNIQUE|PRIMARY/i.test(sqliteMessage(error))) throw error;
  }
}

type SourceEdit = Change & {
  draft: SourceDraft;
  /** The version that the form was opened with. */
  version: number | undefined;
};

/**
 * Changes a source while it is at `version`. A new address or selector resets the fetch state; a
 * new language applies to its articles.
 */
export async function updateSource(
  db: Db,
  { actorId, id, draft, version, now }: SourceEdit,
): Promise<SaveOutcome> {
  const before = await findSource(db, id);
  if (!before) return "gone";
  const moved = before.url !== draft.url || before.selector !== draft.selector;
  const entry = {
    actorId,
    action: "source.changed",
    subjectId: id,
    before: factsOf(before),
    after: factsOf(draft),
    now,
  } as const;
  return saveAt(db, {
    table: newsSources,
    column: newsSources.version,
    row: eq(newsSources.id, id),
    version,
    set: { ...draft, search: searchText(draft), ...(moved && dueNow) },
    before: (holds) => {
      const unchanged = sql`exists (select 1 from ${newsSources} where ${holds})`;
      return [
        db
          .update(newsItems)
          .set({ language: draft.language })
          .where(
            and(eq(newsItems.sourceId, id), ne(newsItems.language, draft.language), unchanged),
          ),
        auditEntryIf(db, entry, unchanged),
      ];
    },
  });
}

const searchText = ({ name, url }: SourceDraft) => fold(`${name} ${url}`);

export const factsOf = ({ name, url, selector, language, active }: SourceDraft) => ({
  name,
  url,
  selector,
  language,
  active,
});

/** The fetch state of a new source: due at once. */
const dueNow = {
  etag: null,
  lastModified: null,
  restsUntil: new Date(0),
  claimedUntil: null,
  failures: 0,
  problem: null,
  status: null,
};
