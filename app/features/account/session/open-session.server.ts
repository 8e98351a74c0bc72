import { and, eq } from "drizzle-orm";
import { findProfile } from "#app/features/account/profiles.server.ts";
import { accounts, sessions, type users } from "#app/features/account/tables.server.ts";
import { startSecondStep } from "#app/features/account/two-factor/second-step.server.ts";
import type { Db } from "#app/platform/db/db.server.ts";
import type { Platform } from "#app/platform/platform.server.ts";
import type { Message } from "#app/values/word-key.ts";
import { authOf } from "./auth.server.ts";

export type Failed = {
  ok: false;
  error: Message;
  fields?: Record<string, Message>;
  status: number;
};

/** The cookies and user of a new session, the cookie of a pending sign-in, or the refusal. */
export type Opened =
  | { ok: true; userId: string; cookies: string[] }
  | { ok: true; secondStep: true; cookies: string[] }
  | Failed;

/**
 * The proof: a password, by its hash, or two factors, of which `spend` uses the last; false when it
 * is no longer valid.
 */
type Proof = { hash: string } | { spend: () => Promise<boolean> };

export const failed = (error: Message, status: number): Failed => ({ ok: false, error, status });
export const invalid = failed({ key: "account:login.invalid" }, 401);

/**
 * Opens every session. It is written first and checked afterwards: a change of password or factor
 * and a suspension delete existing sessions, so this one is either deleted or sees the change.
 * `userAgent` names the device.
 */
export async function openSession(
  platform: Platform,
  userId: string,
  proof: Proof,
  userAgent: string,
): Promise<Opened> {
  const { db } = platform;
  const { headers, response } = await (await authOf(platform)).api.openSession({
    body: { userId },
    headers: userAgentHeader(userAgent),
    returnHeaders: true,
  });
  const endSession = () =>
    db.delete(sessions).where(and(eq(sessions.userId, userId), eq(sessions.token, response.token)));
  const [counts, profile] = await Promise.all([
    "hash" in proof ? hashOf(db, userId).then((hash) => hash === proof.hash) : proof.spend(),
    findProfile(db, userId),
  ]);
  if (!counts) {
    await endSession();
    return invalid;
  }
  // Only a user who knows the password sees this refusal. Guards refuse the session, which is
  // deleted too.
  if (profile.suspendedAt !== null) {
    await db.delete(sessions).where(eq(sessions.userId, userId));
    return failed({ key: "account:login.suspended" }, 403);
  }
  if ("hash" in proof && profile.twoFactorSince !== null) {
    await endSession();
    return {
      ok: true,
      secondStep: true,
      cookies: [await startSecondStep(platform, userId, proof.hash)],
    };
  }
  return { ok: true, userId, cookies: headers.getSetCookie() };
}

/** The condition for the password row of a user. */
export const credentialOf = (userId: string | typeof users.id) =>
  and(eq(accounts.userId, userId), eq(accounts.providerId, "credential"));

/** The hash of a user's password. */
export async function hashOf(db: Db, userId: string): Promise<string | null | undefined> {
  const account = await db
    .select({ hash: accounts.password })
    .from(accounts)
    .where(credentialOf(userId))
    .get();
  return account?.hash;
}

/** The headers that better-auth receives: no cookie, no IP address, a short device name. */
const userAgentHeader = (userAgent: string) =>
  new Headers({ "user-agent": userAgent.slice(0, 400) });
