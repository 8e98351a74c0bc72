import { and, eq, exists, ne } from "drizzle-orm";
import { v7 as newId } from "uuid";
import type { Platform } from "#app/platform/platform.server.ts";
import { countAttempt } from "./attempts.server.ts";
import { authOf } from "./auth.server.ts";
import { credentialOf, type Failed, failed, hashOf, invalid, type Opened, openSession } from "./open-session.server.ts";
import { forgetResets } from "./resets.server.ts";
import { accounts, sessions, users } from "./tables.server.ts";
import type { Viewer } from "./viewer.ts";

type Credentials = { email: string; password: string };

const tooMany = (minutes: number) => failed({ key: "account:tooMany", params: { minutes } }, 429);

/** Checks a password and opens a session, or asks for the second factor. `userAgent` names the device on the account page. */
export async function signIn(platform: Platform, { email, password }: Credentials, userAgent: string): Promise<Opened> {
  const counted = await countAttempt(platform, "password", email);
  if (!counted.ok) return tooMany(counted.minutes);
  const { password: scrypt } = await authOf(platform).$context;
  const account = await platform.db
    .select({ userId: users.id, hash: accounts.password })
    .from(users)
    .innerJoin(accounts, credentialOf(users.id))
    .where(eq(users.email, email))
    .get();
  if (!account?.hash) {
    await scrypt.hash(password); // takes as long as the check of one that exists
    return invalid;
  }
  const { userId, hash } = account;
  if (!(await scrypt.verify({ hash, password }))) return invalid;
  return openSession(platform, userId, { hash }, userAgent);
}

/**
 * Makes an account and opens its first session. User, profile and password are written in one batch: all or nothing. A user whose
 * password never arrived (an import that broke off) and who holds nothing is finished here instead of locking the person out.
 */
export async function signUp(platform: Platform, { email, password }: Credentials, userAgent: string): Promise<Opened> {
  const hash = await (await authOf(platform).$context).password.hash(password);
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
  return openSession(platform, userId, { hash }, userAgent);
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
  const hash = await hashOf(platform.db, viewer.id);
  const right = hash && (await password.verify({ hash, password: typed }));
  return right && hash ? { ok: true, hash } : wrongAt(field);
}

const wrongAt = (field: string): Failed => ({
  ...failed({ key: "ui:form.fix" }, 422),
  fields: { [field]: { key: "account:password.wrong" } },
});
