import { and, eq, exists, ne } from "drizzle-orm";
import { v7 as newId } from "uuid";
import { logAccount } from "#app/features/account/auth-log.server.ts";
import { authOf } from "#app/features/account/session/auth.server.ts";
import {
  findKnownDevice,
  rememberDevice,
} from "#app/features/account/session/known-device.server.ts";
import {
  credentialOf,
  type Failed,
  failed,
  hashOf,
  invalid,
  type Opened,
  openSession,
} from "#app/features/account/session/open-session.server.ts";
import { newToken } from "#app/features/account/session/tokens.server.ts";
import { accounts, sessions, users } from "#app/features/account/tables.server.ts";
import type { Viewer } from "#app/features/account/viewer.ts";
import { log } from "#app/platform/log/log.ts";
import type { Platform } from "#app/platform/platform.server.ts";
import type { Message } from "#app/values/word-key.ts";
import { countAttempt, forgetAttempt, keyed } from "./attempts.server.ts";
import { passwordProblem } from "./chosen-password.server.ts";
import { hashPassword, isOutdated, verifyPassword } from "./password-hash.server.ts";
import { forgetResets } from "./resets.server.ts";

type Credentials = { email: string; password: string };

const tooMany = (minutes: number) => failed({ key: "account:tooMany", params: { minutes } }, 429);

/**
 * Checks a password and opens a session, or asks for the second factor. `headers` are the
 * request's: they name the device on the account page, and tell a browser that signed in before,
 * whose wrong passwords are counted apart from those of strangers.
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
    return tooMany(counted.minutes);
  }
  const opened = await checkAndOpen(platform, credentials, deviceName(headers));
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
    await hashPassword(password); // takes as long as the check of one that exists
    return invalid;
  }
  const { userId, hash } = account;
  if (!(await verifyPassword({ hash, password }))) return invalid;
  const current = isOutdated(hash) ? await hashAnew(platform, userId, hash, password) : hash;
  // Changed while it was hashed anew: look at what stands there now.
  if (!current) return checkAndOpen(platform, credentials, userAgent);
  return openSession(platform, userId, { hash: current }, userAgent);
}

/**
 * Replaces a hash of a former setting while the password is at hand; undefined when it was changed
 * meanwhile.
 */
async function hashAnew(
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

/**
 * Makes an account and opens its first session. User, profile and password are written in one
 * batch: all or nothing. A user whose password never arrived (an import that broke off) and who
 * holds nothing is finished here instead of locking the person out.
 */
export async function signUp(
  platform: Platform,
  { email, password }: Credentials,
  headers: Headers,
): Promise<Opened> {
  const problem = await passwordProblem(platform, password, email);
  if (problem) return wrongAt("password", problem);
  const hash = await hashPassword(password);
  const { db } = platform;
  const now = platform.now();
  const d1 = db.$client; // Drizzle's batch cannot bind values of statements written by hand
  const owner = "(select id from users where email = ?1)";
  const [, , made] = await d1.batch<{ user_id: string }>([
    d1
      .prepare(
        `insert into users (id, name, email, email_verified, created_at, updated_at)
         values (?1, '', ?2, 0, ?3, ?3) on conflict (email) do nothing`,
      )
      .bind(newId(), email, now),
    d1
      .prepare(
        "insert into profiles (id, created_at) select id, ?2 from users where email = ?1 on conflict (id) do nothing",
      )
      .bind(email, now),
    d1
      .prepare(
        `insert into accounts (id, account_id, provider_id, user_id, password, created_at, updated_at)
         select ?2, id, 'credential', id, ?3, ?4, ?4 from profiles
         where id = ${owner} and is_admin = 0 and subscription_status = 'free' and grant_tier is null
           and not exists (select 1 from accounts where user_id = ${owner})
           and not exists (select 1 from sessions where user_id = ${owner})
         returning user_id`,
      )
      .bind(email, newId(), hash, now),
  ]);
  const userId = made?.results[0]?.user_id;
  if (!userId) return failed({ key: "account:login.exists" }, 422);
  const opened = await openSession(platform, userId, { hash }, deviceName(headers));
  await logAccount(platform, email, "account created");
  return opened.ok
    ? { ...opened, cookies: [...opened.cookies, await rememberDevice(platform, headers, email)] }
    : opened;
}

type Change = { currentPassword: string; newPassword: string };

/**
 * Changes the password after checking the old one. In the same batch every other session ends and
 * this one gets a new token, so that a cookie that was copied before is worth nothing; `cookies`
 * carry the new one.
 */
export async function changePassword(
  platform: Platform,
  viewer: Viewer,
  change: Change,
): Promise<{ ok: true; cookies: string[] } | Failed> {
  const checked = await checkPassword(platform, viewer, change.currentPassword, "currentPassword");
  if (!checked.ok) return checked;
  const problem = await passwordProblem(platform, change.newPassword, viewer.email);
  if (problem) return wrongAt("newPassword", problem);
  const { db } = platform;
  const hash = await hashPassword(change.newPassword);
  const token = newToken();
  const others = and(eq(sessions.userId, viewer.id), ne(sessions.id, viewer.sessionId));
  const isChanged = exists(
    db
      .select({ id: accounts.id })
      .from(accounts)
      .where(and(credentialOf(viewer.id), eq(accounts.password, hash))),
  );
  const [changed] = await db.batch([
    // From the one that was checked and no other: another device may be changing it too.
    db
      .update(accounts)
      .set({ password: hash, updatedAt: new Date(platform.now()) })
      .where(and(credentialOf(viewer.id), eq(accounts.password, checked.hash)))
      .returning({ id: accounts.id }),
    db.delete(sessions).where(and(others, isChanged)),
    db
      .update(sessions)
      .set({ token })
      .where(and(eq(sessions.id, viewer.sessionId), isChanged)),
    forgetResets(db, viewer.id),
  ]);
  if (changed.length === 0) return wrongAt("currentPassword");
  await logAccount(platform, viewer.email, "password changed");
  const { headers } = await (await authOf(platform)).api.showSession({
    body: { token },
    returnHeaders: true,
  });
  return { ok: true, cookies: headers.getSetCookie() };
}

/**
 * Whether this is the password of someone who is signed in already; what is wrong is said at
 * `field`. Each session has ten wrong tries in a quarter hour of its own (S4): strangers who guess
 * at the address do not keep its owner from changing the password.
 */
export async function checkPassword(
  platform: Platform,
  viewer: Viewer,
  typed: string,
  field: string,
): Promise<{ ok: true; hash: string } | Failed> {
  const { db } = platform;
  const counted = await countAttempt(platform, "password", viewer.email, viewer.sessionId);
  const refused = (reason: string) =>
    logAccount(platform, viewer.email, "password refused", { reason });
  if (!counted.ok) {
    await refused("too many wrong passwords");
    return tooMany(counted.minutes);
  }
  const hash = await hashOf(db, viewer.id);
  if (!hash || !(await verifyPassword({ hash, password: typed }))) {
    await refused("wrong");
    return wrongAt(field);
  }
  await forgetAttempt(db, counted.n);
  return { ok: true, hash };
}

const wrongAt = (field: string, problem: Message = { key: "account:password.wrong" }): Failed => ({
  ...failed({ key: "ui:form.fix" }, 422),
  fields: { [field]: problem },
});

const deviceName = (headers: Headers) => headers.get("user-agent") ?? "";
