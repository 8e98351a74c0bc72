import { eq } from "drizzle-orm";
import type { Config } from "#app/platform/config/config.ts";
import type { Db } from "#app/platform/db/db.server.ts";
import { saveAt, says } from "#app/platform/db/save-at.server.ts";
import type { Language } from "#app/values/language.ts";
import { membershipOf, type PlanRecord } from "./plan/membership.ts";
import { profiles, users } from "./tables.server.ts";

/**
 * Instants in milliseconds: `suspendedAt` of a suspension, `twoFactorSince` of the first second
 * factor.
 */
export type Profile = PlanRecord & {
  isAdmin: boolean;
  suspendedAt: number | null;
  twoFactorSince: number | null;
  replyLetters: Language | null;
  language: Language | null;
  /** 0 for a user without a row. */
  version: number;
};

const noProfile: Profile = {
  isAdmin: false,
  subscriptionStatus: "free",
  subscriptionEndsAt: null,
  grantTier: null,
  grantEndsAt: null,
  suspendedAt: null,
  twoFactorSince: null,
  replyLetters: null,
  language: null,
  version: 0,
};

/** A viewer's rights by their profile. */
export const rightsOf = (
  profile: Profile,
  { adminTwoFactor }: Pick<Config, "adminTwoFactor">,
  now: number,
) => ({
  isAdmin: profile.isAdmin,
  twoFactorSince: profile.twoFactorSince,
  replyLetters: profile.replyLetters,
  language: profile.language,
  mustSetUpTwoFactor:
    profile.isAdmin && profile.twoFactorSince === null && adminTwoFactor === "required",
  membership: membershipOf(profile, now),
});

/** The profile of a user; the defaults without a row. */
export async function findProfile(db: Db, userId: string): Promise<Profile> {
  return profileOf(await db.select().from(profiles).where(eq(profiles.id, userId)).get());
}

/** The profile of a row that was read elsewhere. */
export function profileOf(row: typeof profiles.$inferSelect | null | undefined): Profile {
  if (!row) return noProfile;
  return {
    isAdmin: row.isAdmin,
    subscriptionStatus: row.subscriptionStatus,
    subscriptionEndsAt: row.subscriptionEndsAt?.getTime() ?? null,
    grantTier: row.grantTier,
    grantEndsAt: row.grantEndsAt?.getTime() ?? null,
    suspendedAt: row.suspendedAt?.getTime() ?? null,
    twoFactorSince: row.twoFactorSince?.getTime() ?? null,
    replyLetters: row.replyLetters,
    language: row.language,
    version: row.version,
  };
}

/** Saves a user's name; "" removes it. Returns whether it was saved. */
export const setName = async (db: Db, userId: string, name: string, now: number) =>
  (await saveAt(db, {
    table: users,
    column: users.version,
    row: eq(users.id, userId),
    set: { name, updatedAt: new Date(now) },
    already: says(users, { name }),
  })) === "saved";
