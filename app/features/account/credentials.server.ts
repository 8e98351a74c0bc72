import { isAPIError } from "better-auth/api";
import { and, eq, exists, ne } from "drizzle-orm";
import { v7 as newId } from "uuid";
import type { Db } from "#app/platform/db.server.ts";
import type { Platform } from "#app/platform/platform.server.ts";
import type { Message } from "#app/values/word-key.ts";
import { countAttempt } from "./attempts.server.ts";
import { authOf } from "./auth.server.ts";
import { profileOf } from "./profiles.server.ts";
import { forgetResets } from "./resets.server.ts";
import { accounts, profiles, sessions, users } from "./tables.server.ts";
import type { Viewer } from "./viewer.ts";

/** Someone signed in: the cookies of the session, and whose it is. Or why not. */
type Entered = { ok: true; userId: string; cookies: string[] } | Failed;
type Failed = { ok: false; error: Message; fields?: Record<string, Message>; status: number };
type Credentials = { email: string; password: string };

const failed = (error: Message, status: number): Failed => ({ ok: false, error, status });
const tooMany = (minutes: number) => failed({ key: "account:tooMany", params: { minutes } }, 429);

/** Checks a password and opens a session. `userAgent` names the device on the account page. */
export async function signIn(platform: Platform, { email, password }: Credentials, userAgent: string): Promise<Entered> {
  const counted = await countAttempt(platform, "password", email);
  if (!counted.ok) return tooMany(counted.minutes);
  const { db } = platform;
  const invalid = failed({ key: "account:login.invalid" }, 401);
  try {
    const before = await db
      .select({ hash: accounts.password })
      .from(users)
      .innerJoin(accounts, credentialOf(users.id))
      .where(eq(users.email, email))
      .get();
    const { headers, response } = await authOf(platform).api.signInEmail({
      body: { email, password },
      headers: named(userAgent),
      returnHeaders: true,
    });
    const userId = response.user.id;
    const [[account], [profile]] = await db.batch([hashOf(db, userId), db.select().from(profiles).where(eq(profiles.id, userId))]);
    // Changed while it was being checked: whoever changed it ended every other session, and this one began behind that.
    if (!account || account.hash !== before?.hash) {
      await db.delete(sessions).where(and(eq(sessions.userId, userId), eq(sessions.token, response.token)));
      return invalid;
    }
    // Only whoever knows the password learns of it. The session just opened lets nobody in (guard.server.ts), and is taken back.
    if (profileOf(profile).suspendedAt !== null) {
      await db.delete(sessions).where(eq(sessions.userId, userId));
      return failed({ key: "account:login.suspended" }, 403);
    }
    return { ok: true, userId, cookies: headers.getSetCookie() };
  } catch (error) {
    if (isAPIError(error) && error.status === "UNAUTHORIZED") return invalid;
    throw error;
  }
}

/**
 * Makes an account and opens its first session. User, profile and password are written in one batch: all or nothing. A user whose
 * password never arrived (an import that broke off) and who holds nothing is finished here instead of locking the person out.
 */
export async function signUp(platform: Platform, { email, password }: Credentials, userAgent: string): Promise<Entered> {
  const auth = authOf(platform);
  const hash = await (await auth.$context).password.hash(password);
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
      .prepare("insert into profiles (id, created_at) select id, ?2 from users where email = ?1 on conflict (id) do nothing")
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
  const { headers } = await auth.api.openSession({ body: { userId }, headers: named(userAgent), returnHeaders: true });
  return { ok: true, userId, cookies: headers.getSetCookie() };
}

type Change = { currentPassword: string; newPassword: string };

/** Changes the password after checking the old one. Every other session ends in the same batch, this one stays. */
export async function changePassword(platform: Platform, viewer: Viewer, change: Change): Promise<{ ok: true } | Failed> {
  const checked = await checkPassword(platform, viewer, change.currentPassword, "currentPassword");
  if (!checked.ok) return checked;
  const { db } = platform;
  const { password } = await authOf(platform).$context;
  const hash = await password.hash(change.newPassword);
  const others = and(eq(sessions.userId, viewer.id), ne(sessions.id, viewer.sessionId));
  const [changed] = await db.batch([
    // From the one that was checked and no other: another device may be changing it too.
    db
      .update(accounts)
      .set({ password: hash, updatedAt: new Date(platform.now()) })
      .where(and(credentialOf(viewer.id), eq(accounts.password, checked.hash)))
      .returning({ id: accounts.id }),
    db.delete(sessions).where(
      and(
        others,
        exists(
          db
            .select({ id: accounts.id })
            .from(accounts)
            .where(and(credentialOf(viewer.id), eq(accounts.password, hash))),
        ),
      ),
    ),
    forgetResets(db, viewer.id),
  ]);
  return changed.length > 0 ? { ok: true } : wrongAt("currentPassword");
}

/** Whether this is the password of someone who is signed in already, counted as a sign-in is (S4); what is wrong is said at `field`. */
export async function checkPassword(
  platform: Platform,
  viewer: Viewer,
  typed: string,
  field: string,
): Promise<{ ok: true; hash: string } | Failed> {
  const counted = await countAttempt(platform, "password", viewer.email);
  if (!counted.ok) return tooMany(counted.minutes);
  const { password } = await authOf(platform).$context;
  const [account] = await hashOf(platform.db, viewer.id);
  const right = account?.hash && (await password.verify({ hash: account.hash, password: typed }));
  return right && account?.hash ? { ok: true, hash: account.hash } : wrongAt(field);
}

const wrongAt = (field: string): Failed => ({
  ...failed({ key: "ui:form.fix" }, 422),
  fields: { [field]: { key: "account:password.wrong" } },
});

const credentialOf = (userId: string | typeof users.id) => and(eq(accounts.userId, userId), eq(accounts.providerId, "credential"));

const hashOf = (db: Db, userId: string) => db.select({ hash: accounts.password }).from(accounts).where(credentialOf(userId));

/** All that better-auth is told of a request: no cookie, no address, a device's name of a sane length. */
const named = (userAgent: string) => new Headers({ "user-agent": userAgent.slice(0, 400) });
