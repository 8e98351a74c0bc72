import { liveSessions } from "#app/features/videos/tables.server.ts";
import { type Db, sqliteMessage } from "#app/platform/db/db.server.ts";
import { auditEntry } from "#app/platform/log/audit.server.ts";
import type { LiveDraft } from "./session-form.ts";

// Every write is one batch with its audit entry. `now` in milliseconds.

export type NewSession = { actorId: string; id: string; draft: LiveDraft; now: number };

/**
 * Schedules a session. Sent twice with one id, it is one session. @throws when it cannot be written
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

export const columnsOf = ({
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
