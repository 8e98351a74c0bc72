import { and, eq } from "drizzle-orm";
import { sessions } from "#app/features/account/tables.server.ts";
import { findPerson } from "#app/features/admin/people/person.server.ts";
import type { Db } from "#app/platform/db/db.server.ts";
import { type AuditEntry, auditEntryIf } from "#app/platform/log/audit.server.ts";
import type { Actor } from "#app/values/actor.ts";
import { done, type Outcome, outcomeOf, refused } from "./outcome.ts";
import { isActiveAdmin, saveProfile } from "./save-profile.server.ts";

// Undefined: there is no such user.

/**
 * Sets or clears the administrator flag. Administrators cannot clear their own, so there is always
 * one left.
 */
export async function setAdmin(
  db: Db,
  actor: Actor,
  id: string,
  isAdmin: boolean,
): Promise<Outcome | undefined> {
  const person = await findPerson(db, id);
  if (!person) return undefined;
  if (person.profile.isAdmin === isAdmin) return done;
  if (actor.by === id) return refused("admin:flag.own");
  if (isAdmin && person.profile.suspendedAt !== null) return refused("admin:flag.suspended");
  const entry = {
    action: "user.admin" as const,
    before: { isAdmin: !isAdmin },
    after: { isAdmin },
  };
  return outcomeOf(await saveProfile(db, actor, person, { entry, set: { isAdmin } }));
}

/**
 * Suspends a user: their sessions end, their content stays. Administrators cannot suspend
 * themselves.
 */
export async function suspend(db: Db, actor: Actor, id: string): Promise<Outcome | undefined> {
  const person = await findPerson(db, id);
  if (!person) return undefined;
  if (person.profile.suspendedAt !== null) return done;
  if (actor.by === id) return refused("admin:suspend.own");
  return outcomeOf(
    await saveProfile(db, actor, person, {
      entry: { action: "user.suspended" },
      set: { suspendedAt: new Date(actor.now) },
    }),
  );
}

/** Lifts a suspension; the user signs in again. */
export async function restore(db: Db, actor: Actor, id: string): Promise<Outcome | undefined> {
  const person = await findPerson(db, id);
  if (!person) return undefined;
  if (person.profile.suspendedAt === null) return done;
  return outcomeOf(
    await saveProfile(db, actor, person, {
      entry: { action: "user.restored" },
      set: { suspendedAt: null },
    }),
  );
}

/** Ends every session of a user. */
export async function signOutEverywhere(
  db: Db,
  actor: Actor,
  id: string,
): Promise<Outcome | undefined> {
  const person = await findPerson(db, id);
  if (!person) return undefined;
  const entry: AuditEntry = {
    action: "user.signedOut",
    actorId: actor.by,
    subjectId: id,
    now: actor.now,
  };
  const allowed = isActiveAdmin(actor.by);
  await db.batch([
    auditEntryIf(db, entry, allowed),
    db.delete(sessions).where(and(eq(sessions.userId, id), allowed)),
  ]);
  return done;
}
