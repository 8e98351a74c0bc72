import { and, eq, isNotNull, type SQL, sql } from "drizzle-orm";
import { profiles, sessions } from "#app/features/account/tables.server.ts";
import type { Person } from "#app/features/admin/people/person.server.ts";
import type { Db } from "#app/platform/db/db.server.ts";
import { type SaveOutcome, saveAt } from "#app/platform/db/save-at.server.ts";
import { type AuditEntry, auditEntryIf } from "#app/platform/log/audit.server.ts";
import type { Actor } from "#app/values/actor.ts";

/**
 * Whether this user is an administrator now: a condition of every write here, whatever the guard
 * saw before.
 */
export const isActiveAdmin = (id: string): SQL =>
  sql`exists (select 1 from ${profiles} where ${profiles.id} = ${id} and ${profiles.isAdmin} = 1 and ${profiles.suspendedAt} is null)`;

type Change = {
  entry: Pick<AuditEntry, "action" | "before" | "after">;
  set: Partial<typeof profiles.$inferInsert>;
  /** A further condition at the time of the write. */
  provided?: SQL;
};

/**
 * Saves a profile and its audit entry, both or neither, at the version that was read. The sessions
 * of a suspended user are deleted in the same batch.
 */
export function saveProfile(
  db: Db,
  actor: Actor,
  { id, profile }: Person,
  { entry, set, provided }: Change,
): Promise<SaveOutcome> {
  const createdAt = new Date(actor.now);
  const suspended = db
    .select({ id: profiles.id })
    .from(profiles)
    .where(and(eq(profiles.id, id), isNotNull(profiles.suspendedAt)));
  return saveAt(db, {
    table: profiles,
    column: profiles.version,
    row: eq(profiles.id, id),
    version: profile.version,
    set,
    provided: and(isActiveAdmin(actor.by), provided),
    before: (holds) => [
      // A user without a row has the defaults, at version 0.
      db.insert(profiles).values({ id, createdAt, version: 0 }).onConflictDoNothing(),
      auditEntryIf(
        db,
        { ...entry, actorId: actor.by, subjectId: id, now: actor.now },
        sql`exists (select 1 from ${profiles} where ${holds})`,
      ),
    ],
    after: [
      db
        .delete(sessions)
        .where(and(eq(sessions.userId, id), sql`${sessions.userId} in ${suspended}`)),
    ],
  });
}
