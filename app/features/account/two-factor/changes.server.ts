import { and, eq, isNotNull, ne, sql } from "drizzle-orm";
import { v7 as newId } from "uuid";
import { logAccount } from "#app/features/account/auth-log.server.ts";
import { countAttempt, forgetAttempt } from "#app/features/account/password/attempts.server.ts";
import { type Failed, failed } from "#app/features/account/session/open-session.server.ts";
import {
  passkeys,
  profiles,
  recoveryCodes,
  sessions,
  totpSecrets,
} from "#app/features/account/tables.server.ts";
import type { Viewer } from "#app/features/account/viewer.ts";
import type { Platform } from "#app/platform/platform.server.ts";
import { wrongCode } from "./check.server.ts";
import { isChallenge, spendChallenge } from "./passkey/challenge.server.ts";
import { readRegistered } from "./passkey/passkey-json.ts";
import { toAdd, wrongPasskey } from "./passkey/passkeys.server.ts";
import { readAppCode } from "./recovery-code.ts";
import { hasFactor, keepRecoveryCodes, newRecoveryCodes, settled } from "./state.server.ts";
import { mostPasskeys } from "./state.ts";

// Each change is one batch: what it changes, the recovery codes that come with a first factor, and
// what the profile says.

/** Recovery codes to be shown, once; none when there were some already. */
type Added = { ok: true; codes: string[] | null } | Failed;

/** How long a new secret waits for its first code, in milliseconds. */
const pendingLife = 15 * 60_000;

/**
 * Writes a new secret down that counts from its first code on. Until then what was set up before
 * stays.
 */
export async function startApp({ db, config, now }: Platform, viewer: Viewer): Promise<void> {
  const [{ seal }, { newTotpSecret }] = await Promise.all([
    import("./secret-box.server.ts"),
    import("./totp.server.ts"),
  ]);
  const pendingSecret = await seal(config.authSecret, viewer.id, newTotpSecret());
  const pending = { pendingSecret, pendingAt: new Date(now()) };
  await db
    .insert(totpSecrets)
    .values({ userId: viewer.id, ...pending })
    .onConflictDoUpdate({ target: totpSecrets.userId, set: pending });
}

/** The secret that waits for its first code. */
export async function findPendingApp({ db, config, now }: Platform, userId: string) {
  const row = await db.select().from(totpSecrets).where(eq(totpSecrets.userId, userId)).get();
  if (!row?.pendingSecret || (row.pendingAt?.getTime() ?? 0) < now() - pendingLife)
    return undefined;
  const { unseal } = await import("./secret-box.server.ts");
  const secret = await unseal(config.authSecret, userId, row.pendingSecret);
  return secret && { secret, sealed: row.pendingSecret };
}

/**
 * Turns the app on by its first code. With the first factor come recovery codes, and every other
 * device is signed out.
 */
export async function confirmApp(
  platform: Platform,
  viewer: Viewer,
  typed: string,
): Promise<Added> {
  const counted = await countAttempt(platform, "secondFactor", viewer.email);
  const refused = (reason: string) =>
    logAccount(platform, viewer.email, "second factor refused", { reason, at: "set-up" });
  if (!counted.ok) {
    await refused("too many wrong codes");
    return failed({ key: "account:tooMany", params: { minutes: counted.minutes } }, 429);
  }
  const { db, now } = platform;
  const pending = await findPendingApp(platform, viewer.id);
  if (!pending) return failed({ key: "twoFactor:app.late" }, 410);
  const { stepOf } = await import("./totp.server.ts");
  const step = stepOf(pending.secret, readAppCode(typed) ?? "", now());
  if (step === undefined) {
    await refused("wrong");
    return wrongCode;
  }
  await forgetAttempt(platform.db, counted.n);
  const at = now();
  const { codes, hashes } = await newRecoveryCodes();
  const stands = sql`exists (select 1 from ${totpSecrets} where ${totpSecrets.userId} = ${viewer.id} and ${totpSecrets.secret} = ${pending.sealed})`;
  const [confirmed, , kept] = await db.batch([
    db
      .update(totpSecrets)
      .set({
        secret: pending.sealed,
        lastStep: step,
        confirmedAt: new Date(at),
        pendingSecret: null,
        pendingAt: null,
      })
      .where(and(eq(totpSecrets.userId, viewer.id), eq(totpSecrets.pendingSecret, pending.sealed)))
      .returning({ id: totpSecrets.userId }),
    signOutOthersAtFirst(platform, viewer, stands),
    keepRecoveryCodes(db, viewer.id, hashes, at, sql`${stands} and not ${hasCodes(viewer.id)}`),
    ...settled(db, viewer.id, at),
  ]);
  if (confirmed.length === 0) return failed({ key: "twoFactor:app.late" }, 410);
  return { ok: true, codes: kept.length > 0 ? codes : null };
}

/** Keeps a passkey that the browser has just made. */
export async function addPasskey(
  platform: Platform,
  viewer: Viewer,
  made: { credential: string; name: string },
): Promise<Added> {
  const { db, config, now } = platform;
  const { readRegistration } = await import("./passkey/webauthn.server.ts");
  const registered = readRegistered(made.credential);
  const isOurs = (one: Uint8Array) => isChallenge(platform, toAdd(viewer), one);
  const passkey =
    registered &&
    (await readRegistration(registered, { appUrl: config.appUrl, isChallenge: isOurs }));
  if (!passkey || !(await spendChallenge(platform, passkey.challenge))) return wrongPasskey;
  const { credentialId, publicKey, counter } = passkey;
  const [at, id] = [now(), newId()];
  const { codes, hashes } = await newRecoveryCodes();
  const stands = sql`exists (select 1 from ${passkeys} where ${passkeys.id} = ${id})`;
  const room = sql`(select count(*) from ${passkeys} where ${passkeys.userId} = ${viewer.id}) < ${mostPasskeys}`;
  const [added, , kept] = await db.batch([
    db
      .insert(passkeys)
      .select(
        sql`select ${id}, ${viewer.id}, ${credentialId}, ${publicKey}, ${counter}, ${made.name}, ${at}, null where ${room}`,
      )
      .onConflictDoNothing()
      .returning({ id: passkeys.id }),
    signOutOthersAtFirst(platform, viewer, stands),
    keepRecoveryCodes(db, viewer.id, hashes, at, sql`${stands} and not ${hasCodes(viewer.id)}`),
    ...settled(db, viewer.id, at),
  ]);
  if (added.length === 0)
    return failed({ key: "twoFactor:passkey.notKept", params: { most: mostPasskeys } }, 409);
  return { ok: true, codes: kept.length > 0 ? codes : null };
}

/** Takes the authenticator app away; false when there was none. */
export async function removeApp({ db, now }: Platform, userId: string): Promise<boolean> {
  const [removed] = await db.batch([
    db
      .delete(totpSecrets)
      .where(and(eq(totpSecrets.userId, userId), isNotNull(totpSecrets.secret)))
      .returning({ id: totpSecrets.userId }),
    ...settled(db, userId, now()),
  ]);
  return removed.length > 0;
}

/** Takes a passkey away; false when there is none of theirs with this id. */
export async function removePasskey(
  { db, now }: Platform,
  userId: string,
  id: string,
): Promise<boolean> {
  const [removed] = await db.batch([
    db
      .delete(passkeys)
      .where(and(eq(passkeys.userId, userId), eq(passkeys.id, id)))
      .returning({ id: passkeys.id }),
    ...settled(db, userId, now()),
  ]);
  return removed.length > 0;
}

/** The statements that take every second factor of a person away. */
const withoutFactors = (db: Platform["db"], userId: string, now: number) =>
  [
    db.delete(totpSecrets).where(eq(totpSecrets.userId, userId)),
    db.delete(passkeys).where(eq(passkeys.userId, userId)),
    ...settled(db, userId, now),
  ] as const;

/** Turns two-step sign-in off altogether. */
export async function turnOff({ db, now }: Platform, userId: string): Promise<void> {
  await db.batch(withoutFactors(db, userId, now()));
}

/** Gives new recovery codes; those before work no longer. Null without a second factor. */
export async function replaceCodes(
  { db, now }: Platform,
  userId: string,
): Promise<string[] | null> {
  const { codes, hashes } = await newRecoveryCodes();
  const [, kept] = await db.batch([
    db.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId)),
    keepRecoveryCodes(db, userId, hashes, now(), hasFactor(db, userId)),
  ]);
  return kept.length > 0 ? codes : null;
}

const hasCodes = (userId: string) =>
  sql`exists (select 1 from ${recoveryCodes} where ${recoveryCodes.userId} = ${userId})`;

/**
 * A first factor ends the sessions that were opened without one. It stands before the profile is
 * settled, and asks that.
 */
const signOutOthersAtFirst = ({ db }: Platform, viewer: Viewer, stands: ReturnType<typeof sql>) =>
  db
    .delete(sessions)
    .where(
      and(
        eq(sessions.userId, viewer.id),
        ne(sessions.id, viewer.sessionId),
        stands,
        sql`not exists (select 1 from ${profiles} where ${profiles.id} = ${viewer.id} and ${profiles.twoFactorSince} is not null)`,
      ),
    );
