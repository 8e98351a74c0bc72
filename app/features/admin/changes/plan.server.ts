import { type SQL, sql } from "drizzle-orm";
import { subscriptions } from "#app/features/account/tables.server.ts";
import { findPerson, type Person } from "#app/features/admin/people/person.server.ts";
import type { Db } from "#app/platform/db/db.server.ts";
import type { Actor } from "#app/values/actor.ts";
import type { Tier } from "#app/values/tier.ts";
import { type Decision, extend, type Grant, grantIn, setTier } from "./grants.ts";
import { done, type Outcome, outcomeOf, refused } from "./outcome.ts";
import { saveProfile } from "./save-profile.server.ts";

/** Sets a plan (`setTier`). Undefined: there is no such user. */
export async function setPlan(
  db: Db,
  actor: Actor,
  id: string,
  wanted: { tier: Tier; days?: number | undefined },
): Promise<Outcome | undefined> {
  const person = await findPerson(db, id);
  if (!person) return undefined;
  const decision = setTier(person.profile, wanted, person.paid?.tier ?? "free", actor.now);
  if (!decision.ok) return decision;
  if (isAlready(person, decision.grant)) return done;
  const saved = await saveGrant(db, actor, person, { ...decision, action: "user.plan" });
  // A concurrent duplicate of the form has already set this plan.
  if (saved === "overtaken" && wanted.days === undefined && (await hasGrant(db, id, wanted.tier)))
    return done;
  return outcomeOf(saved);
}

const hasGrant = async (db: Db, id: string, tier: Tier) => {
  const person = await findPerson(db, id);
  return person && (grantIn(person.profile)?.tier ?? "free") === tier;
};

/**
 * 'Extend 30 days' (`extend`), once per `version` of the profile: the one that the page showed.
 * Undefined: there is no such user.
 */
export async function extendPlan(
  db: Db,
  actor: Actor,
  id: string,
  version: number | undefined,
): Promise<Outcome | undefined> {
  const person = await findPerson(db, id);
  if (!person) return undefined;
  if (person.profile.version !== version) return refused("admin:plan.moved", 409);
  const decision = extend(person.profile, actor.now);
  if (!decision.ok) return decision;
  const saved = await saveGrant(db, actor, person, { ...decision, action: "user.extended" });
  return outcomeOf(saved, "admin:plan.moved");
}

type Change = Extract<Decision, { ok: true }> & { action: "user.plan" | "user.extended" };

/**
 * Writes a grant. Free also ends a plan that was set in the profile, unless the user is paying by
 * the time of the write.
 */
function saveGrant(db: Db, actor: Actor, person: Person, { action, grant }: Change) {
  const entry = { action, before: facts(grantIn(person.profile)), after: facts(grant) };
  const set = { grantTier: grant?.tier ?? null, grantEndsAt: grant && new Date(grant.endsAt) };
  const free = { ...set, subscriptionStatus: "free" as const, subscriptionEndsAt: null };
  const change = grant
    ? { entry, set }
    : { entry, set: free, provided: sql`not ${isPaying(person.id)}` };
  return saveProfile(db, actor, person, change);
}

const isAlready = ({ profile }: Person, grant: Grant): boolean => {
  const current = grantIn(profile);
  if (grant === null) return current === null && profile.subscriptionStatus === "free";
  return current?.tier === grant.tier && current.endsAt === grant.endsAt;
};

const facts = (grant: Grant) => ({ tier: grant?.tier ?? "free", until: grant?.endsAt ?? null });

const isPaying = (id: string): SQL =>
  sql`exists (select 1 from ${subscriptions} where ${subscriptions.userId} = ${id} and ${subscriptions.tier} <> 'free')`;
