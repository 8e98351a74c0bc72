import { sql } from "drizzle-orm";
import { v7 as newId } from "uuid";
import { hashPassword } from "#app/features/account/password/password-hash.server.ts";
import { accounts, profiles, users } from "#app/features/account/tables.server.ts";
import { setTier } from "#app/features/admin/changes/grants.ts";
import { isActiveAdmin } from "#app/features/admin/changes/save-profile.server.ts";
import { sqliteMessage } from "#app/platform/db/db.server.ts";
import { auditEntryIf } from "#app/platform/log/audit.server.ts";
import type { Platform } from "#app/platform/platform.server.ts";
import type { Tier } from "#app/values/tier.ts";

type NewPerson = {
  email: string;
  password: string;
  name: string;
  tier: Tier;
  isAdmin: boolean;
};

/**
 * Makes an account that can sign in at once: user, profile, password and the line in the audit log
 * in one batch, all or nothing. A plan is a grant of thirty days; the address counts as confirmed.
 * "taken": there is an account with this address already.
 * @throws when the actor is no administrator any more, and when the database fails
 */
export async function createPerson(
  platform: Platform,
  actorId: string,
  person: NewPerson,
): Promise<{ id: string } | "taken"> {
  const { db } = platform;
  const now = platform.now();
  const at = new Date(now);
  const id = newId();
  const { email, name, tier, isAdmin } = person;
  const decision = setTier(unsubscribed, { tier }, "free", now);
  const grant = decision.ok ? decision.grant : null;
  const password = await hashPassword(person.password);
  const after = { tier, until: grant?.endsAt ?? null, isAdmin };
  try {
    await db.batch([
      // The id is the actor's permission too: without it, it is NULL, which the table refuses, and
      // nothing of the batch is kept.
      db.insert(users).values({
        id: sql`iif(${isActiveAdmin(actorId)}, ${id}, null)`,
        name,
        email,
        emailVerified: true,
        createdAt: at,
        updatedAt: at,
      }),
      db.insert(profiles).values({
        id,
        isAdmin,
        grantTier: grant?.tier,
        grantEndsAt: grant && new Date(grant.endsAt),
        createdAt: at,
      }),
      db.insert(accounts).values({
        id: newId(),
        accountId: id,
        providerId: "credential",
        userId: id,
        password,
        createdAt: at,
        updatedAt: at,
      }),
      auditEntryIf(db, { actorId, action: "user.created", subjectId: id, after, now }, sql`1`),
    ]);
  } catch (error) {
    if (/UNIQUE.*users\.email/i.test(sqliteMessage(error))) return "taken";
    throw error;
  }
  return { id };
}

const unsubscribed = {
  subscriptionStatus: "free",
  subscriptionEndsAt: null,
  grantTier: null,
  grantEndsAt: null,
} as const;
