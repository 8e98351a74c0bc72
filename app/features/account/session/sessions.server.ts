import { and, desc, eq, gt, ne } from "drizzle-orm";
import { sessions } from "#app/features/account/tables.server.ts";
import type { Viewer } from "#app/features/account/viewer.ts";
import type { Db } from "#app/platform/db/db.server.ts";
import { type Device, deviceOf } from "./device.ts";
import { sessionEnd } from "./session-life.ts";

export type SignedInDevice = Device & {
  id: string;
  since: number;
  lastActive: number;
  current: boolean;
};

/**
 * The user's sessions, most recently used first. `since` (the sign-in) and `lastActive` (exact to a
 * day) are in milliseconds.
 */
export async function listDevices(db: Db, viewer: Viewer, now: number): Promise<SignedInDevice[]> {
  const rows = await db
    .select({
      id: sessions.id,
      userAgent: sessions.userAgent,
      since: sessions.createdAt,
      at: sessions.updatedAt,
    })
    .from(sessions)
    .where(
      and(
        eq(sessions.userId, viewer.id),
        gt(sessions.expiresAt, new Date(now)),
        gt(sessions.createdAt, new Date(now - sessionEnd)),
      ),
    )
    .orderBy(desc(sessions.updatedAt))
    .limit(50);
  const devices = rows.map(({ id, userAgent, since, at }) => ({
    ...deviceOf(userAgent ?? ""),
    id,
    since: since.getTime(),
    lastActive: at.getTime(),
    current: id === viewer.sessionId,
  }));
  return devices.sort((a, b) => Number(b.current) - Number(a.current));
}

/** Whether this is a session of the user. */
export async function hasSession(db: Db, userId: string, sessionId: string): Promise<boolean> {
  const found = await db
    .select({ id: sessions.id })
    .from(sessions)
    .where(and(eq(sessions.userId, userId), eq(sessions.id, sessionId)))
    .get();
  return found !== undefined;
}

/** Ends a session of the user; false without one. */
export async function endSession(db: Db, userId: string, sessionId: string): Promise<boolean> {
  const ended = await db
    .delete(sessions)
    .where(and(eq(sessions.userId, userId), eq(sessions.id, sessionId)))
    .returning({ id: sessions.id });
  return ended.length > 0;
}

/** Ends every session of the viewer except the current one. */
export async function endOtherSessions(db: Db, viewer: Viewer): Promise<void> {
  await db
    .delete(sessions)
    .where(and(eq(sessions.userId, viewer.id), ne(sessions.id, viewer.sessionId)));
}
