import { asc, desc, eq, gt, sql } from "drizzle-orm";
import { liveSessions } from "#app/features/videos/tables.server.ts";
import type { Db } from "#app/platform/db/db.server.ts";
import type { Cursor } from "#app/values/cursor.ts";
import type { LiveSession } from "./session.ts";
import { type SessionSearch, sessionsPerPage } from "./session-search.ts";

type Row = Omit<LiveSession, "cancelled"> & { cancelled: number };

export const asSession = <Session extends Row>(row: Session) => ({
  ...row,
  cancelled: row.cancelled === 1,
});

export const listUpcoming = async (db: Db, now: number, limit = 20): Promise<LiveSession[]> =>
  (await upcomingQuery(db, now, limit)).map(asSession);

/** A session with its meeting link: for routes, never for pages. */
export async function findSession(
  db: Db,
  id: string,
): Promise<(LiveSession & { link: string; changedAt: number; timeZone: string }) | undefined> {
  const row = await db
    .select({
      ...sessionColumns,
      link: liveSessions.link,
      timeZone: liveSessions.timeZone,
      changedAt: sql<number>`${liveSessions.updatedAt}`,
    })
    .from(liveSessions)
    .where(eq(liveSessions.id, id))
    .get();
  return row && asSession(row);
}

/** Page of all sessions, latest first. */
export async function listSessions(
  db: Db,
  { before, show = sessionsPerPage }: Partial<SessionSearch> = {},
): Promise<{ sessions: LiveSession[]; more: boolean }> {
  const rows = await sessionsQuery(db, before, show + 1);
  return { sessions: rows.slice(0, show).map(asSession), more: rows.length > show };
}

const sessionColumns = {
  id: liveSessions.id,
  title: liveSessions.title,
  description: liveSessions.description,
  language: liveSessions.language,
  startsAt: sql<number>`${liveSessions.startsAt}`,
  endsAt: sql<number>`${liveSessions.endsAt}`,
  cancelled: sql<number>`${liveSessions.cancelledAt} is not null`,
  sequence: liveSessions.sequence,
};

/** The query of `listUpcoming`: sessions that have not ended, the next first. */
export const upcomingQuery = (db: Db, now: number, limit: number) =>
  db
    .select(sessionColumns)
    .from(liveSessions)
    .where(gt(liveSessions.endsAt, new Date(now)))
    .orderBy(asc(liveSessions.endsAt), asc(liveSessions.id))
    .limit(limit);

export const sessionsQuery = (db: Db, before: Cursor | undefined, limit: number) =>
  db
    .select(sessionColumns)
    .from(liveSessions)
    .where(
      sql`(${liveSessions.endsAt}, ${liveSessions.id}) < (${before?.at ?? Number.MAX_SAFE_INTEGER}, ${before?.id ?? "~"})`,
    )
    .orderBy(desc(liveSessions.endsAt), desc(liveSessions.id))
    .limit(limit);
