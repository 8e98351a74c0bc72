import { asc, desc, eq, gt, isNull, sql } from "drizzle-orm";
import { liveSessions } from "#app/features/videos/tables.server.ts";
import { type Db, sqliteMessage } from "#app/platform/db/db.server.ts";
import { saveAt } from "#app/platform/db/save-at.server.ts";
import { auditEntry, auditEntryIf } from "#app/platform/log/audit.server.ts";
import type { Cursor } from "#app/values/cursor.ts";
import type { LiveSession } from "./session.ts";
import type { LiveDraft } from "./session-form.ts";
import { type SessionSearch, sessionsPerPage } from "./session-search.ts";

const shown = {
  id: liveSessions.id,
  title: liveSessions.title,
  description: liveSessions.description,
  language: liveSessions.language,
  startsAt: sql<number>`${liveSessions.startsAt}`,
  endsAt: sql<number>`${liveSessions.endsAt}`,
  cancelled: sql<number>`${liveSessions.cancelledAt} is not null`,
  sequence: liveSessions.sequence,
};

type Row = Omit<LiveSession, "cancelled"> & { cancelled: number };
const asSession = <Session extends Row>(row: Session) => ({
  ...row,
  cancelled: row.cancelled === 1,
});

/** The statement behind `listUpcoming`: the sessions that have not ended, the next first. */
export const upcomingQuery = (db: Db, now: number, limit: number) =>
  db
    .select(shown)
    .from(liveSessions)
    .where(gt(liveSessions.endsAt, new Date(now)))
    .orderBy(asc(liveSessions.endsAt), asc(liveSessions.id))
    .limit(limit);

export const listUpcoming = async (db: Db, now: number, limit = 20): Promise<LiveSession[]> =>
  (await upcomingQuery(db, now, limit)).map(asSession);

/** A session, with its link and when it was last changed: for routes, never for pages. */
export async function findSession(
  db: Db,
  id: string,
): Promise<(LiveSession & { link: string; changedAt: number; timeZone: string }) | undefined> {
  const row = await db
    .select({
      ...shown,
      link: liveSessions.link,
      timeZone: liveSessions.timeZone,
      changedAt: sql<number>`${liveSessions.updatedAt}`,
    })
    .from(liveSessions)
    .where(eq(liveSessions.id, id))
    .get();
  return row && asSession(row);
}

/** One page of all sessions, the last first. */
export async function listSessions(
  db: Db,
  { before, show = sessionsPerPage }: SessionSearch = {},
): Promise<{ sessions: LiveSession[]; more: boolean }> {
  const rows = await sessionsQuery(db, before, show + 1);
  return { sessions: rows.slice(0, show).map(asSession), more: rows.length > show };
}

export const sessionsQuery = (db: Db, before: Cursor | undefined, limit: number) =>
  db
    .select(shown)
    .from(liveSessions)
    .where(
      sql`(${liveSessions.endsAt}, ${liveSessions.id}) < (${before?.at ?? Number.MAX_SAFE_INTEGER}, ${before?.id ?? "~"})`,
    )
    .orderBy(desc(liveSessions.endsAt), desc(liveSessions.id))
    .limit(limit);

// The writes below are each one batch with their line in the audit log. `now` in milliseconds.

type NewSession = { actorId: string; id: string; draft: LiveDraft; now: number };

/**
 * Schedules a session. Sent twice under one id it is one session. @throws when it cannot be written
 */
export async function createSession(
  db: Db,
  { actorId, id, draft, now }: NewSession,
): Promise<void> {
  const at = new Date(now);
  try {
    await db.batch([
      db.insert(liveSessions).values({ id, ...columnsOf(draft), createdAt: at, updatedAt: at }),
      auditEntry(db, {
        actorId,
        action: "live.scheduled",
        subjectId: id,
        after: { startsAt: draft.startsAt },
        now,
      }),
    ]);
  } catch (error) {
    if (!/UNIQUE constraint failed: live_sessions\.id/.test(sqliteMessage(error))) throw error;
  }
}

type EditedSession = Omit<NewSession, "draft"> & {
  /** The version that the form was opened with. */
  sequence: number;
  /** null: the session is canceled. */
  draft: LiveDraft | null;
};

/**
 * Moves or rewrites a session while it is at `sequence`, or cancels it. When someone else has
 * changed it since, nothing is written, and its current version is returned and whether it was
 * canceled: a canceled session is never changed again. Undefined when there is no such session.
 * @throws when it cannot be written
 */
export async function saveSession(
  db: Db,
  { actorId, id, sequence, draft, now }: EditedSession,
): Promise<{ ok: true } | { ok: false; sequence: number; cancelled: boolean } | undefined> {
  const before = await findSession(db, id);
  if (!before) return undefined;
  if (before.cancelled)
    return draft ? { ok: false, sequence: before.sequence, cancelled: true } : { ok: true };
  const at = new Date(now);
  const entry = {
    actorId,
    action: draft ? "live.changed" : "live.cancelled",
    subjectId: id,
    before: { startsAt: before.startsAt },
    ...(draft && { after: { startsAt: draft.startsAt } }),
    now,
  } as const;
  const saved = await saveAt(db, {
    table: liveSessions,
    column: liveSessions.sequence,
    row: eq(liveSessions.id, id),
    version: sequence,
    set: { ...(draft ? columnsOf(draft) : { cancelledAt: at }), updatedAt: at },
    provided: isNull(liveSessions.cancelledAt),
    before: (holds) => [
      auditEntryIf(db, entry, sql`exists (select 1 from ${liveSessions} where ${holds})`),
    ],
  });
  if (saved === "saved") return { ok: true };
  const after = await findSession(db, id);
  return after && { ok: false, sequence: after.sequence, cancelled: after.cancelled };
}

const columnsOf = ({
  title,
  description,
  language,
  startsAt,
  minutes,
  timeZone,
  link,
}: LiveDraft) => ({
  title,
  description,
  language,
  startsAt: new Date(startsAt),
  endsAt: new Date(startsAt + minutes * 60_000),
  timeZone,
  link,
});
