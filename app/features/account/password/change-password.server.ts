import { and, eq, exists, ne } from "drizzle-orm";
import { logAccount } from "#app/features/account/auth-log.server.ts";
import { authOf } from "#app/features/account/session/auth.server.ts";
import { credentialOf, type Failed } from "#app/features/account/session/open-session.server.ts";
import { newToken } from "#app/features/account/session/tokens.server.ts";
import { accounts, sessions } from "#app/features/account/tables.server.ts";
import type { Viewer } from "#app/features/account/viewer.ts";
import type { Platform } from "#app/platform/platform.server.ts";
import { checkPassword, wrongAt } from "./check-password.server.ts";
import { passwordProblem } from "./chosen-password.server.ts";
import { hashPassword } from "./password-hash.server.ts";
import { forgetResets } from "./resets.server.ts";

type Change = { currentPassword: string; newPassword: string };

/**
 * Changes the password after checking the current one. In the same batch other sessions end and
 * this one gets a new token, in `cookies`, so that a copied cookie stops working.
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
    // Only from the checked hash: another device may change it concurrently.
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
