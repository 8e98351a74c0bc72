import { and, eq, gt, sql } from "drizzle-orm";
import { hashed, newToken, secondStepsOf } from "#app/features/account/session/tokens.server.ts";
import { users, verifications } from "#app/features/account/tables.server.ts";
import type { Platform } from "#app/platform/platform.server.ts";
import { cookieOf } from "#app/values/cookie.ts";

const name = "llave.second_step";

/** Time limit for the second factor after a correct password, in milliseconds. */
const timeoutMs = 10 * 60_000;

/**
 * Records a pending sign-in and returns its cookie. The row is written only if the password has not
 * changed since it was checked; a new password deletes it (`forgetResets`).
 */
export async function startSecondStep(
  platform: Platform,
  userId: string,
  hash: string,
): Promise<string> {
  const token = newToken();
  const now = platform.now();
  await platform.db.$client
    .prepare(
      `insert into verifications (id, identifier, value, expires_at, created_at, updated_at)
       select ?1, ?2, ?3, ?4, ?5, ?5
       where exists (select 1 from accounts where user_id = ?3 and provider_id = 'credential' and password = ?6)`,
    )
    .bind(await hashed(token), secondStepsOf(userId), userId, now + timeoutMs, now, hash)
    .run();
  return cookie(token, timeoutMs / 1000);
}

type SecondStep = { user: { id: string; email: string }; spend: () => Promise<boolean> };

/**
 * The pending sign-in of this browser, until it expires. `spend` ends it: true for one caller only.
 */
export async function findSecondStep(
  platform: Platform,
  headers: Headers,
): Promise<SecondStep | undefined> {
  const token = tokenIn(headers);
  if (!token) return undefined;
  const { db } = platform;
  const id = await hashed(token);
  const user = await db
    .select({ id: users.id, email: users.email })
    .from(verifications)
    .innerJoin(users, eq(users.id, verifications.value))
    .where(
      and(
        eq(verifications.id, id),
        sql`${verifications.identifier} = ${secondStepsOf("")} || ${users.id}`,
        gt(verifications.expiresAt, new Date(platform.now())),
      ),
    )
    .get();
  if (!user) return undefined;
  const spend = async () => {
    const spent = await db
      .delete(verifications)
      .where(and(eq(verifications.id, id), eq(verifications.identifier, secondStepsOf(user.id))))
      .returning({ id: verifications.id });
    return spent.length > 0;
  };
  return { user, spend };
}

/** The header that deletes the cookie. */
export const clearedSecondStep = cookie("", 0);

// workers/cookies.ts adds `Secure` and `__Host-` to every cookie.
function cookie(token: string, seconds: number): string {
  return `${name}=${token}; Max-Age=${seconds}; Path=/; HttpOnly; SameSite=Strict`;
}

function tokenIn(headers: Headers): string | undefined {
  const token = cookieOf(headers, name) ?? "";
  return /^[\w-]{40,50}$/.test(token) ? token : undefined;
}
