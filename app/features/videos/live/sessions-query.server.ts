import { asc, desc, gt, sql } from "drizzle-orm";
import { liveSessions } from "#app/features/videos/tables.server.ts";
import type { Db } from "#app/platform/db/db.server.ts";
import type { Cursor } from "#app/values/cursor.ts";

export const sessionColumns = {
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
