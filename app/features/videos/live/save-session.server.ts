import { eq, isNull, sql } from "drizzle-orm";
import { liveSessions } from "#app/features/videos/tables.server.ts";
import type { Db } from "#app/platform/db/db.server.ts";
import { saveAt } from "#app/platform/db/save-at.server.ts";
import { auditEntryIf } from "#app/platform/log/audit.server.ts";
import { columnsOf, type NewSession } from "./create-session.server.ts";
import type { LiveDraft } from "./session-form.ts";
import { findSession } from "./sessions.server.ts";

type EditedSession = Omit<NewSession, "draft"> & {
  /** The version that the form was opened with. */
  sequence?: number;
  /** null: cancel the session. */
  draft: LiveDraft | null;
};

/**
 * Changes or cancels a session while it is at `sequence`; otherwise writes nothing and returns the
 * current sequence and whether it is canceled, which is final. Undefined when there is no such
 * session. @throws when it cannot be written
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
    version: sequence ?? before.sequence,
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
