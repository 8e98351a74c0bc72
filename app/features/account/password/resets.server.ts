import { and, eq, gt, inArray, sql } from "drizzle-orm";
import { v7 as newId } from "uuid";
import { logAccount } from "#app/features/account/auth-log.server.ts";
import {
  hashed,
  newToken,
  resetsOf,
  secondStepsOf,
} from "#app/features/account/session/tokens.server.ts";
import { users, verifications } from "#app/features/account/tables.server.ts";
import type { Db } from "#app/platform/db/db.server.ts";
import type { Platform } from "#app/platform/platform.server.ts";
import type { Language } from "#app/values/language.ts";
import type { Message } from "#app/values/word-key.ts";
import { passwordProblem } from "./chosen-password.server.ts";
import { hashPassword } from "./password-hash.server.ts";
import { resetLetter } from "./reset-letter.ts";

/** How long a link works, in milliseconds. */
const linkLife = 30 * 60 * 1000;

// A row of `verifications`: its id is the hash of the link's token (the token itself is only in the
// letter), `identifier` finds all links of a person, `value` is whose they are.
/**
 * Writes a letter with a link if the address has an account. Meant to run after the answer, which
 * must not depend on it.
 */
export async function sendResetLink(
  platform: Platform,
  email: string,
  language: Language,
): Promise<void> {
  const { db, mail, config } = platform;
  const user = await db
    .select({ id: users.id, email: users.email })
    .from(users)
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
    ...resetLetter(`${config.appUrl}/reset-password`, token, language),
  });
}

/** The address of the person for whom this token still opens a reset. */
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
        // not what a second step waits for
        sql`${verifications.identifier} = ${resetsOf("")} || ${users.id}`,
        gt(verifications.expiresAt, new Date(now())),
      ),
    )
    .get();
}

/**
 * Sets a new password by a link: `dead` when it is used, expired or forged; the address when it
 * worked. One batch: the password, the end of every session and of every link and half-done sign-in
 * of this person happen together or not at all. Second factors stay as they are. An account whose
 * password row is missing gets one.
 */
export async function resetPassword(
  platform: Platform,
  token: string,
  password: string,
): Promise<{ email: string } | Message | "dead"> {
  const person = await findReset(platform, token); // before the costly hash
  if (!person) return "dead";
  const problem = await passwordProblem(platform, password, person.email);
  if (problem) return problem;
  const { db } = platform;
  const hash = await hashPassword(password);
  const now = platform.now();
  const d1 = db.$client; // Drizzle's batch cannot bind values of statements written by hand
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
  await logAccount(platform, person.email, "password reset by letter");
  return person;
}

/**
 * The statement that ends every reset link of this person, and every sign-in that waits for a
 * second factor.
 */
export const forgetResets = (db: Db, userId: string) =>
  db
    .delete(verifications)
    .where(inArray(verifications.identifier, [resetsOf(userId), secondStepsOf(userId)]));
