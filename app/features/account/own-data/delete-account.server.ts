import { and, eq, inArray, type SQL, sql } from "drizzle-orm";
import type { BatchItem } from "drizzle-orm/batch";
import { attemptsOf } from "#app/features/account/password/attempts.server.ts";
import { resetsOf, secondStepsOf } from "#app/features/account/session/tokens.server.ts";
import { passwordChecks, users, verifications } from "#app/features/account/tables.server.ts";
import type { Viewer } from "#app/features/account/viewer.ts";
import type { Db } from "#app/platform/db/db.server.ts";
import { type AuditEntry, auditEntryIf } from "#app/platform/log/audit.server.ts";
import type { Platform } from "#app/platform/platform.server.ts";

// SQLite evaluates the second condition for administrators only.
const isAdmin = (id: string): SQL =>
  sql`exists (select 1 from profiles where id = ${id} and is_admin = 1)`;
const hasAnother = (id: string): SQL =>
  sql`exists (select 1 from profiles where is_admin = 1 and suspended_at is null and id <> ${id})`;
const isLast = (id: string): SQL => sql`(${isAdmin(id)} and not ${hasAnother(id)})`;

/** Whether this is the only administrator, who cannot be replaced. */
export async function isLastAdmin(db: Db, id: string): Promise<boolean> {
  const row = await db.get<{ last: number }>(sql`select ${isLast(id)} as last`);
  return row?.last === 1;
}

type Conditions = {
  /** Must hold for every statement of the batch. */
  holds: SQL;
  /** Statements of other features in the same batch, while the user's row still exists. */
  before: (mayGo: SQL) => readonly BatchItem<"sqlite">[];
};

/**
 * Deletes an account and its audit entry in one batch. The user's row cascades to everything that
 * the user owns; forum posts remain without an author. "gone": there was no such account; "moved":
 * `holds` was false. `answers`: those to the statements of `before`.
 */
export async function deleteAccountRows(
  platform: Platform,
  { id, email }: Pick<Viewer, "id" | "email">,
  { holds, before }: Conditions,
): Promise<{ outcome: "removed" | "gone" | "lastAdmin" | "moved"; answers: readonly unknown[] }> {
  const { db } = platform;
  const mayGo = sql`exists (select 1 from users where id = ${id}) and not ${isLast(id)} and ${holds}`;
  const entry: AuditEntry = {
    actorId: id,
    action: "user.deleted",
    subjectId: id,
    now: platform.now(),
  };
  const first = before(mayGo);
  const all: readonly unknown[] = await db.batch([
    auditEntryIf(db, entry, mayGo),
    ...first,
    db
      .delete(verifications)
      .where(and(inArray(verifications.identifier, [resetsOf(id), secondStepsOf(id)]), mayGo)),
    db.delete(passwordChecks).where(and(await attemptsOf(platform, email), mayGo)),
    db
      .delete(users)
      .where(and(eq(users.id, id), mayGo))
      .returning({ id: users.id }),
  ]);
  const answers = all.slice(1, 1 + first.length);
  if ((all.at(-1) as unknown[]).length > 0) return { outcome: "removed", answers };
  const there = await db.select({ id: users.id }).from(users).where(eq(users.id, id)).get();
  if (!there) return { outcome: "gone", answers };
  return { outcome: (await isLastAdmin(db, id)) ? "lastAdmin" : "moved", answers };
}
