import { and, asc, eq, exists, isNotNull, isNull, or, type SQL, sql } from "drizzle-orm";
import {
  passkeys,
  profiles,
  recoveryCodes,
  totpSecrets,
} from "#app/features/account/tables.server.ts";
import type { Db } from "#app/platform/db/db.server.ts";
import { codesGiven, recoveryCodeLength, recoveryCodeOf } from "./recovery-code.ts";
import type { TwoFactorState } from "./state.ts";

/** The second factors of a person, in one round trip. */
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

/** Whether this person has a second factor, as the tables stand at that moment of a batch. */
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
 * The statements that end every batch that adds or removes a factor: the profile says whether there
 * is one, and without one there are no recovery codes.
 */
export const settled = (db: Db, userId: string, now: number) =>
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

/** New recovery codes as they are shown, once, and as they are kept. */
export async function newRecoveryCodes(): Promise<{ codes: string[]; hashes: string }> {
  const codes = Array.from({ length: codesGiven }, () =>
    recoveryCodeOf(crypto.getRandomValues(new Uint8Array(recoveryCodeLength))),
  );
  return { codes, hashes: JSON.stringify(await Promise.all(codes.map(hashOfCode))) };
}

export async function hashOfCode(code: string): Promise<string> {
  const digest = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(code));
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** The statement that keeps new recovery codes where `holds` is true. */
export const keepRecoveryCodes = (
  db: Db,
  userId: string,
  hashes: string,
  now: number,
  holds: SQL,
) =>
  db
    .insert(recoveryCodes)
    .select(sql`select ${userId}, value, ${now}, null from json_each(${hashes}) where ${holds}`)
    .returning({ hash: recoveryCodes.hash });
