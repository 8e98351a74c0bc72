import { logAccount } from "#app/features/account/auth-log.server.ts";
import { type Failed, failed, hashOf } from "#app/features/account/session/open-session.server.ts";
import type { Viewer } from "#app/features/account/viewer.ts";
import type { Platform } from "#app/platform/platform.server.ts";
import type { Message } from "#app/values/word-key.ts";
import { countAttempt, forgetAttempt } from "./attempts.server.ts";
import { verifyPassword } from "./password-hash.server.ts";

/**
 * Checks the password of a viewer; the error is that of `field`. Each session has its own ten
 * attempts in fifteen minutes (S4), so that strangers cannot block the owner.
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
    return tooManyAttempts(counted.minutes);
  }
  const hash = await hashOf(db, viewer.id);
  if (!hash || !(await verifyPassword({ hash, password: typed }))) {
    await refused("wrong");
    return wrongAt(field);
  }
  await forgetAttempt(db, counted.n);
  return { ok: true, hash };
}

export const tooManyAttempts = (minutes: number) =>
  failed({ key: "account:tooMany", params: { minutes } }, 429);

/** A refused password, with the problem at its field. */
export const wrongAt = (
  field: string,
  problem: Message = { key: "account:password.wrong" },
): Failed => ({
  ...failed({ key: "ui:form.fix" }, 422),
  fields: { [field]: problem },
});
