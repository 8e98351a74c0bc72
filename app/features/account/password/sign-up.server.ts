import { v7 as newId } from "uuid";
import { logAccount } from "#app/features/account/auth-log.server.ts";
import { rememberDevice } from "#app/features/account/session/known-device.server.ts";
import {
  failed,
  type Opened,
  openSession,
} from "#app/features/account/session/open-session.server.ts";
import type { Platform } from "#app/platform/platform.server.ts";
import type { Language } from "#app/values/language.ts";
import { wrongAt } from "./check-password.server.ts";
import { passwordProblem } from "./chosen-password.server.ts";
import { hashPassword } from "./password-hash.server.ts";

/**
 * Creates an account and its first session. User, profile and password are written in one batch. An
 * existing user without password, session and plan (of an import that broke off) gets the password.
 */
export async function signUp(
  platform: Platform,
  { email, password, language }: { email: string; password: string; language: Language },
  headers: Headers,
): Promise<Opened> {
  const problem = await passwordProblem(platform, password, email);
  if (problem) return wrongAt("password", problem);
  const hash = await hashPassword(password);
  const { db } = platform;
  const now = platform.now();
  const d1 = db.$client; // Drizzle's batch cannot bind hand-written statements
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
        "insert into profiles (id, language, created_at) select id, ?3, ?2 from users where email = ?1 on conflict (id) do nothing",
      )
      .bind(email, now, language),
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
  const userAgent = headers.get("user-agent") ?? "";
  const opened = await openSession(platform, userId, { hash }, userAgent);
  await logAccount(platform, email, "account created");
  return opened.ok
    ? { ...opened, cookies: [...opened.cookies, await rememberDevice(platform, headers, email)] }
    : opened;
}
