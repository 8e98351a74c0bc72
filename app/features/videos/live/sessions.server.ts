import { eq, sql } from "drizzle-orm";
import { liveSessions } from "#app/features/videos/tables.server.ts";
import type { Db } from "#app/platform/db/db.server.ts";
import type { LiveSession } from "./session.ts";
import { type SessionSearch, sessionsPerPage } from "./session-search.ts";
import { sessionColumns, sessionsQuery, upcomingQuery } from "./sessions-query.server.ts";

type Row = Omit<LiveSession, "cancelled"> & { cancelled: number };

const asSession = <Session extends Row>(row: Session) => ({
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
  { before, show = sessionsPerPage }: SessionSearch = {},
): Promise<{ sessions: LiveSession[]; more: boolean }> {
  const rows = await sessionsQuery(db, before, show + 1);
  return { sessions: rows.slice(0, show).map(asSession), more: rows.length > show };
}
