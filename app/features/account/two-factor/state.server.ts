import { and, asc, eq, exists, isNotNull, isNull, or, type SQL, sql } from "drizzle-orm";
import { profiles } from "#app/features/account/tables.server.ts";
import {
  passkeys,
  recoveryCodes,
  totpSecrets,
} from "#app/features/account/two-factor.tables.server.ts";
import type { Db } from "#app/platform/db/db.server.ts";
import type { Platform } from "#app/platform/platform.server.ts";
import type { TwoFactorState } from "./state.ts";

/** The second factors of a user, in one round trip. */
export async function findTwoFactor(db: Db, userId: string): Promise<TwoFactorState> {
  const [[app], keys, [codes]] = await db.batch([
    db
      .select({ at: totpSecrets.confirmedAt })
      .from(totpSecrets)
      .where(and(eq(totpSecrets.userId, userId), isNotNull(totpSecrets.secret))),
    db
      .select({
        id: passkeys.id,
        name: passkeys.name,
        createdAt: passkeys.createdAt,
        lastUsedAt: passkeys.lastUsedAt,
      })
      .from(passkeys)
      .where(eq(passkeys.userId, userId))
      .orderBy(asc(passkeys.id)),
    db
      .select({ left: sql<number>`count(*)` })
      .from(recoveryCodes)
      .where(and(eq(recoveryCodes.userId, userId), isNull(recoveryCodes.usedAt))),
  ]);
  return {
    appSince: app?.at?.getTime() ?? null,
    passkeys: keys.map(({ createdAt, lastUsedAt, ...key }) => ({
      ...key,
      createdAt: createdAt.getTime(),
      lastUsedAt: lastUsedAt?.getTime() ?? null,
    })),
    codesLeft: codes?.left ?? 0,
  };
}

/** Whether the user has a second factor, at that point of a batch. */
export const hasFactor = (db: Db, userId: string): SQL =>
  or(
    exists(
      db
        .select({ id: totpSecrets.userId })
        .from(totpSecrets)
        .where(and(eq(totpSecrets.userId, userId), isNotNull(totpSecrets.secret))),
    ),
    exists(db.select({ id: passkeys.id }).from(passkeys).where(eq(passkeys.userId, userId))),
  )!;

/**
 * The statements that end every batch that adds or removes a factor: they record in the profile
 * whether there is one, and delete the recovery codes without one.
 */
export const recordFactors = (db: Db, userId: string, now: number) =>
  [
    db
      .insert(profiles)
      .values({ id: userId, createdAt: new Date(now) })
      .onConflictDoNothing(),
    db
      .update(profiles)
      .set({
        twoFactorSince: sql`case when ${hasFactor(db, userId)} then coalesce(${profiles.twoFactorSince}, ${now}) end`,
      })
      .where(eq(profiles.id, userId)),
    db
      .delete(recoveryCodes)
      .where(and(eq(recoveryCodes.userId, userId), sql`not ${hasFactor(db, userId)}`)),
  ] as const;

/** Turns two-step sign-in off: removes every factor. */
export async function turnOff({ db, now }: Pick<Platform, "db" | "now">, userId: string) {
  await db.batch([
    db.delete(totpSecrets).where(eq(totpSecrets.userId, userId)),
    db.delete(passkeys).where(eq(passkeys.userId, userId)),
    ...recordFactors(db, userId, now()),
  ]);
}
