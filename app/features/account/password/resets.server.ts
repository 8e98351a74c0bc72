import { and, eq, gt, inArray, sql } from "drizzle-orm";
import { v7 as newId } from "uuid";
import { logAccount } from "#app/features/account/auth-log.server.ts";
import {
  hashed,
  newToken,
  resetsOf,
  secondStepsOf,
} from "#app/features/account/session/tokens.server.ts";
import { profiles, users, verifications } from "#app/features/account/tables.server.ts";
import type { Db } from "#app/platform/db/db.server.ts";
import type { Platform } from "#app/platform/platform.server.ts";
import type { Language } from "#app/values/language.ts";
import type { Message } from "#app/values/word-key.ts";
import { passwordProblem } from "./chosen-password.server.ts";
import { hashPassword } from "./password-hash.server.ts";
import { resetLetter } from "./reset-letter.ts";

/** How long a reset link is valid, in milliseconds. */
const linkLife = 30 * 60 * 1000;

// Resets are rows of `verifications`: the id is the hash of the token, which is only in the letter,
// `identifier` finds all resets of a user, `value` is the user's id.

/**
 * Sends a letter with a reset link if the address has an account, in its language or else in
 * `language`. Runs after the response.
 */
export async function sendResetLink(
  platform: Platform,
  email: string,
  language: Language,
): Promise<void> {
  const { db, mail, config } = platform;
  const user = await db
    .select({ id: users.id, email: users.email, language: profiles.language })
    .from(users)
    .leftJoin(profiles, eq(profiles.id, users.id))
    .where(eq(users.email, email))
    .get();
  if (!user) return;
  const token = newToken();
  const now = platform.now();
  await db.insert(verifications).values({
    id: await hashed(token),
    identifier: resetsOf(user.id),
    value: user.id,
    expiresAt: new Date(now + linkLife),
    createdAt: new Date(now),
    updatedAt: new Date(now),
  });
  await mail.send({
    to: user.email,
    ...resetLetter(`${config.appUrl}/reset-password`, token, user.language ?? language),
  });
}

/** The email address that a valid token belongs to. */
async function findReset(
  { db, now }: Platform,
  token: string,
): Promise<{ email: string } | undefined> {
  return db
    .select({ email: users.email })
    .from(verifications)
    .innerJoin(users, eq(users.id, verifications.value))
    .where(
      and(
        eq(verifications.id, await hashed(token)),
        // Excludes pending sign-ins.
        sql`${verifications.identifier} = ${resetsOf("")} || ${users.id}`,
        gt(verifications.expiresAt, new Date(now())),
      ),
    )
    .get();
}

/**
 * Sets a new password by a reset link: "dead" when it was used, expired or forged. In one batch it
 * also ends every session, reset link and pending sign-in of the user. Second factors stay. An
 * account without a password row gets one.
 */
export async function resetPassword(
  platform: Platform,
  token: string,
  password: string,
): Promise<{ email: string } | Message | "dead"> {
  const user = await findReset(platform, token); // before the slow hash
  if (!user) return "dead";
  const problem = await passwordProblem(platform, password, user.email);
  if (problem) return problem;
  const { db } = platform;
  const hash = await hashPassword(password);
  const now = platform.now();
  const d1 = db.$client; // Drizzle's batch cannot bind hand-written statements
  const link =
    "from verifications where id = ?1 and identifier = 'reset:' || value and expires_at > ?2";
  const owner = `(select value ${link})`;
  const id = await hashed(token);
  const answers = await d1.batch([
    d1
      .prepare(
        `insert into accounts (id, account_id, provider_id, user_id, created_at, updated_at)
         select ?3, id, 'credential', id, ?2, ?2 from users
         where id = ${owner} and not exists (select 1 from accounts where user_id = ${owner} and provider_id = 'credential')`,
      )
      .bind(id, now, newId()),
    d1
      .prepare(
        `update accounts set password = ?3, updated_at = ?2 where user_id = ${owner} and provider_id = 'credential'`,
      )
      .bind(id, now, hash),
    d1.prepare(`update users set email_verified = 1 where id = ${owner}`).bind(id, now),
    d1.prepare(`delete from sessions where user_id = ${owner}`).bind(id, now),
    d1
      .prepare(`delete from verifications where identifier = 'second-step:' || ${owner}`)
      .bind(id, now),
    d1
      .prepare(
        `delete from verifications where identifier = (select identifier ${link}) returning id`,
      )
      .bind(id, now),
  ]);
  if (!answers.at(-1)?.results.length) return "dead";
  await logAccount(platform, user.email, "password reset by letter");
  return user;
}

/** The statement that deletes a user's reset links and pending sign-ins. */
export const forgetResets = (db: Db, userId: string) =>
  db
    .delete(verifications)
    .where(inArray(verifications.identifier, [resetsOf(userId), secondStepsOf(userId)]));
