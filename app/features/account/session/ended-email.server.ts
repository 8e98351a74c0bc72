import { and, eq, lte } from "drizzle-orm";
import { sessions, users } from "#app/features/account/tables.server.ts";
import type { Platform } from "#app/platform/platform.server.ts";
import { cookieOf } from "#app/values/cookie.ts";
import { sessionCookie } from "./session-cookie.ts";
import { signedToken } from "./signed-cookie.server.ts";

/**
 * The email address of the last expired session on this browser, to fill in the sign-in form. A
 * session that was ended on purpose (signed out, suspended, password changed) has no row, and names
 * nobody.
 */
export async function findEndedEmail(
  { config, db, now }: Pick<Platform, "config" | "db" | "now">,
  headers: Headers,
): Promise<string | undefined> {
  const token = await signedToken(cookieOf(headers, sessionCookie), config.authSecret);
  if (!token) return undefined;
  const [ended] = await db
    .select({ email: users.email })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(and(eq(sessions.token, token), lte(sessions.expiresAt, new Date(now()))));
  return ended?.email;
}
