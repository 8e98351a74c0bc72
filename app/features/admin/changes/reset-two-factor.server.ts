import { and, eq, inArray } from "drizzle-orm";
import { resetsOf, secondStepsOf } from "#app/features/account/session/tokens.server.ts";
import { sessions, verifications } from "#app/features/account/tables.server.ts";
import { recordFactors } from "#app/features/account/two-factor/state.server.ts";
import { passkeys, totpSecrets } from "#app/features/account/two-factor.tables.server.ts";
import { findPerson } from "#app/features/admin/people/person.server.ts";
import type { Db } from "#app/platform/db/db.server.ts";
import { type AuditEntry, auditEntryIf } from "#app/platform/log/audit.server.ts";
import type { Actor } from "#app/values/actor.ts";
import type { Outcome } from "./outcome.ts";
import { isActiveAdmin } from "./save-profile.server.ts";

type Reset = (Extract<Outcome, { ok: true }> & { email: string }) | Extract<Outcome, { ok: false }>;

/**
 * Removes every second factor of a user who lost them, and in the same batch their sessions, reset
 * links and pending sign-ins, with an audit entry. The route has verified the administrator's own
 * identity (`verifyIdentity`), who cannot reset their own factors here. Undefined: no such user.
 */
export async function resetTwoFactor(db: Db, actor: Actor, id: string): Promise<Reset | undefined> {
  const person = await findPerson(db, id);
  if (!person) return undefined;
  if (actor.by === id) return { ok: false, error: "twoFactor:admin.own" };
  if (person.profile.twoFactorSince === null)
    return { ok: false, error: "twoFactor:admin.nothing" };
  const allowed = isActiveAdmin(actor.by);
  const links = inArray(verifications.identifier, [resetsOf(id), secondStepsOf(id)]);
  const entry: AuditEntry = {
    action: "user.twoFactorReset",
    actorId: actor.by,
    subjectId: id,
    now: actor.now,
  };
  await db.batch([
    auditEntryIf(db, entry, allowed),
    db.delete(totpSecrets).where(and(eq(totpSecrets.userId, id), allowed)),
    db.delete(passkeys).where(and(eq(passkeys.userId, id), allowed)),
    db.delete(sessions).where(and(eq(sessions.userId, id), allowed)),
    db.delete(verifications).where(and(links, allowed)),
    ...recordFactors(db, id, actor.now),
  ]);
  const after = await findPerson(db, id);
  if (after && after.profile.twoFactorSince !== null)
    return { ok: false, error: "admin:users.notUpdated" };
  return { ok: true, email: person.email };
}
