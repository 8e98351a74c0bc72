import { and, eq } from "drizzle-orm";
import {
  findKnownDevice,
  rememberDevice,
} from "#app/features/account/session/known-device.server.ts";
import {
  credentialOf,
  invalid,
  type Opened,
  openSession,
} from "#app/features/account/session/open-session.server.ts";
import { accounts, users } from "#app/features/account/tables.server.ts";
import { log } from "#app/platform/log/log.ts";
import type { Platform } from "#app/platform/platform.server.ts";
import { countAttempt, forgetAttempt, keyed } from "./attempts.server.ts";
import { tooManyAttempts } from "./check-password.server.ts";
import { hashPassword, isOutdated, verifyPassword } from "./password-hash.server.ts";

type Credentials = { email: string; password: string };

/**
 * Checks a password and opens a session, or asks for the second factor. `headers` name the device,
 * and identify a browser that signed in before: its attempts are counted separately.
 */
export async function signIn(
  platform: Platform,
  credentials: Credentials,
  headers: Headers,
): Promise<Opened> {
  const { db, config } = platform;
  const { email } = credentials;
  const device = await findKnownDevice(platform, headers, email);
  const counted = await countAttempt(platform, "password", email, device);
  const about = { who: await keyed(config.authSecret, email), known: device !== undefined };
  if (!counted.ok) {
    log.info("sign-in refused", { ...about, reason: "too many wrong passwords" });
    return tooManyAttempts(counted.minutes);
  }
  const opened = await checkAndOpen(platform, credentials, headers.get("user-agent") ?? "");
  if (!opened.ok) {
    log.info("sign-in refused", { ...about, reason: opened.error.key });
    if (opened.status !== 401) await forgetAttempt(db, counted.n); // the password was right
    return opened;
  }
  await forgetAttempt(db, counted.n);
  log.info("secondStep" in opened ? "password accepted, second factor asked" : "signed in", about);
  return {
    ...opened,
    cookies: [...opened.cookies, await rememberDevice(platform, headers, email)],
  };
}

async function checkAndOpen(
  platform: Platform,
  credentials: Credentials,
  userAgent: string,
): Promise<Opened> {
  const { email, password } = credentials;
  const account = await platform.db
    .select({ userId: users.id, hash: accounts.password })
    .from(users)
    .innerJoin(accounts, credentialOf(users.id))
    .where(eq(users.email, email))
    .get();
  if (!account?.hash) {
    await hashPassword(password); // as slow as checking a password
    return invalid;
  }
  const { userId, hash } = account;
  if (!(await verifyPassword({ hash, password }))) return invalid;
  const current = isOutdated(hash) ? await rehash(platform, userId, hash, password) : hash;
  // The password changed concurrently.
  if (!current) return checkAndOpen(platform, credentials, userAgent);
  return openSession(platform, userId, { hash: current }, userAgent);
}

/** Replaces a hash of an older setting; undefined when the password changed concurrently. */
async function rehash(
  { db }: Platform,
  userId: string,
  former: string,
  password: string,
): Promise<string | undefined> {
  const hash = await hashPassword(password);
  const replaced = await db
    .update(accounts)
    .set({ password: hash })
    .where(and(credentialOf(userId), eq(accounts.password, former)))
    .returning({ id: accounts.id });
  return replaced.length > 0 ? hash : undefined;
}
