import { and, eq, isNotNull, type SQL, sql } from "drizzle-orm";
import { membershipOf } from "#app/features/account/plan/membership.ts";
import { profiles, sessions, subscriptions } from "#app/features/account/tables.server.ts";
import { findPerson, type Person } from "#app/features/admin/people/people.server.ts";
import type { Db } from "#app/platform/db/db.server.ts";
import { type AuditEntry, auditEntryIf } from "#app/platform/log/audit.server.ts";
import type { AuditAction } from "#app/platform/log/audit-actions.ts";
import type { Tier } from "#app/values/tier.ts";
import type { WordKey } from "#app/values/word-key.ts";
import { type Decision, extend, type Grant, grantIn, setTier } from "./grants.ts";

/** Who does something, and when (milliseconds). */
export type Actor = { id: string; now: number };
export type Outcome = { ok: true } | { ok: false; error: WordKey };

const done = { ok: true } as const;
const refused = (error: WordKey): Outcome => ({ ok: false, error });

/**
 * Someone else may be writing the same row: then it is read and judged again, so many times at
 * most.
 */
const tries = 4;

/** Sets a plan (`setTier`). Undefined: there is no such user. */
export const setPlan = (
  db: Db,
  actor: Actor,
  id: string,
  wanted: { tier: Tier; days?: number | undefined },
) =>
  changeGrant(db, actor, id, "user.plan", (person) =>
    setTier(person.profile, wanted, person.paid?.tier ?? "free", actor.now),
  );

/**
 * 'Extend 30 days' (`extend`). `seen` is the end that the page showed, "" for none: has it moved,
 * nothing is extended.
 */
export const extendPlan = (db: Db, actor: Actor, id: string, seen: string) =>
  changeGrant(db, actor, id, "user.extended", ({ profile }) => {
    const { endsAt } = membershipOf(profile, actor.now);
    if (seen !== String(endsAt ?? "")) return { ok: false, error: "admin:plan.moved" };
    return extend(profile, actor.now);
  });

type Decide = (person: Person) => Decision;

async function changeGrant(
  db: Db,
  actor: Actor,
  id: string,
  action: AuditAction,
  decide: Decide,
): Promise<Outcome | undefined> {
  for (let attempt = 0; attempt < tries; attempt++) {
    const person = await findPerson(db, id);
    if (!person) return undefined;
    const decision = decide(person);
    if (!decision.ok) return refused(decision.error);
    const { grant } = decision;
    if (isAlready(person, grant)) return done;
    const entry = { action, before: facts(grantIn(person.profile)), after: facts(grant) };
    // Free is free: a plan that nobody pays for goes too, unless a payment came in at this very
    // moment.
    const set = { grantTier: grant?.tier ?? null, grantEndsAt: grant && new Date(grant.endsAt) };
    const free = { ...set, subscriptionStatus: "free" as const, subscriptionEndsAt: null };
    const change = grant ? { entry, set } : { entry, set: free, holds: sql`not ${isPaying(id)}` };
    if (await write(db, actor, person, change)) return done;
  }
  return refused("admin:users.notUpdated");
}

const isAlready = ({ profile }: Person, grant: Grant): boolean => {
  const now = grantIn(profile);
  if (grant === null) return now === null && profile.subscriptionStatus === "free";
  return now?.tier === grant.tier && now.endsAt === grant.endsAt;
};

const facts = (grant: Grant) => ({ tier: grant?.tier ?? "free", until: grant?.endsAt ?? null });

/**
 * Gives or takes the administrator's flag. Nobody takes his own away; so whoever takes another's
 * remains, and there is always one.
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
  if (actor.id === id) return refused("admin:flag.own");
  if (isAdmin && person.profile.suspendedAt !== null) return refused("admin:flag.suspended");
  const entry = {
    action: "user.admin" as const,
    before: { isAdmin: !isAdmin },
    after: { isAdmin },
  };
  return outcome(await write(db, actor, person, { entry, set: { isAdmin } }));
}

/**
 * Keeps a person out: running sessions end in the same batch, what they wrote stays. Nobody
 * suspends himself.
 */
export async function suspend(db: Db, actor: Actor, id: string): Promise<Outcome | undefined> {
  const person = await findPerson(db, id);
  if (!person) return undefined;
  if (person.profile.suspendedAt !== null) return done;
  if (actor.id === id) return refused("admin:suspend.own");
  return outcome(
    await write(db, actor, person, {
      entry: { action: "user.suspended" },
      set: { suspendedAt: new Date(actor.now) },
    }),
  );
}

/** Lets a suspended person in again; they sign in anew. */
export async function restore(db: Db, actor: Actor, id: string): Promise<Outcome | undefined> {
  const person = await findPerson(db, id);
  if (!person) return undefined;
  if (person.profile.suspendedAt === null) return done;
  return outcome(
    await write(db, actor, person, {
      entry: { action: "user.restored" },
      set: { suspendedAt: null },
    }),
  );
}

/** Ends every session of a person. */
export async function signOutEverywhere(
  db: Db,
  actor: Actor,
  id: string,
): Promise<Outcome | undefined> {
  const person = await findPerson(db, id);
  if (!person) return undefined;
  const entry: AuditEntry = {
    action: "user.signedOut",
    actorId: actor.id,
    subjectId: id,
    now: actor.now,
  };
  const allowed = isActiveAdmin(actor.id);
  await db.batch([
    auditEntryIf(db, entry, allowed),
    db.delete(sessions).where(and(eq(sessions.userId, id), allowed)),
  ]);
  return done;
}

/**
 * Whether this person is an administrator at this very moment: a condition of every write here,
 * whatever the guard saw before.
 */
export const isActiveAdmin = (id: string): SQL =>
  sql`exists (select 1 from ${profiles} where ${profiles.id} = ${id} and ${profiles.isAdmin} = 1 and ${profiles.suspendedAt} is null)`;

const isPaying = (id: string): SQL =>
  sql`exists (select 1 from ${subscriptions} where ${subscriptions.userId} = ${id} and ${subscriptions.tier} <> 'free')`;

const outcome = (written: boolean): Outcome => (written ? done : refused("admin:users.notUpdated"));

type Change = {
  entry: Pick<AuditEntry, "action" | "before" | "after">;
  set: Partial<typeof profiles.$inferInsert>;
  holds?: SQL;
};

/**
 * Writes a profile and its line in the audit log, both or neither: while the actor is an
 * administrator and the row is as it was read. A suspended person's sessions go with it.
 */
async function write(
  db: Db,
  actor: Actor,
  { id, profile }: Person,
  { entry, set, holds }: Change,
): Promise<boolean> {
  const unmoved = and(
    eq(profiles.id, id),
    isActiveAdmin(actor.id),
    sql`${profiles.isAdmin} = ${Number(profile.isAdmin)}`,
    sql`${profiles.suspendedAt} is ${profile.suspendedAt}`,
    sql`${profiles.grantTier} is ${profile.grantTier}`,
    sql`${profiles.grantEndsAt} is ${profile.grantEndsAt}`,
    sql`${profiles.subscriptionStatus} is ${profile.subscriptionStatus}`,
    sql`${profiles.subscriptionEndsAt} is ${profile.subscriptionEndsAt}`,
    holds,
  );
  const line = { ...entry, actorId: actor.id, subjectId: id, now: actor.now };
  const suspended = db
    .select({ id: profiles.id })
    .from(profiles)
    .where(and(eq(profiles.id, id), isNotNull(profiles.suspendedAt)));
  const [, , written] = await db.batch([
    // An account whose profile was never written is a free member's.
    db
      .insert(profiles)
      .values({ id, createdAt: new Date(actor.now) })
      .onConflictDoNothing(),
    auditEntryIf(db, line, sql`exists (select 1 from ${profiles} where ${unmoved})`),
    db.update(profiles).set(set).where(unmoved).returning({ id: profiles.id }),
    db
      .delete(sessions)
      .where(and(eq(sessions.userId, id), sql`${sessions.userId} in ${suspended}`)),
  ]);
  return written.length > 0;
}
