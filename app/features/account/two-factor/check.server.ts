import { and, eq, isNotNull, isNull, lt } from "drizzle-orm";
import { logAccount } from "#app/features/account/auth-log.server.ts";
import { countAttempt, forgetAttempt } from "#app/features/account/password/attempts.server.ts";
import { type Failed, failed } from "#app/features/account/session/open-session.server.ts";
import { hashed } from "#app/features/account/session/tokens.server.ts";
import { recoveryCodes, totpSecrets } from "#app/features/account/two-factor.tables.server.ts";
import { log } from "#app/platform/log/log.ts";
import type { Platform } from "#app/platform/platform.server.ts";
import { readAppCode, readRecoveryCode } from "./recovery-code.ts";

type Checked = { ok: true; by: "app" | "recovery" } | Failed;

/**
 * Checks and uses a code of the authenticator app or a recovery code: each works once, even when
 * sent twice at once. Failures are counted per account across pages (S4).
 */
export async function spendCode(
  platform: Platform,
  user: { id: string; email: string },
  typed: string,
): Promise<Checked> {
  const counted = await countAttempt(platform, "secondFactor", user.email);
  if (!counted.ok) {
    await logAccount(platform, user.email, "second factor refused", {
      reason: "too many wrong codes",
    });
    return failed({ key: "account:tooMany", params: { minutes: counted.minutes } }, 429);
  }
  const appCode = readAppCode(typed);
  const recoveryCode = readRecoveryCode(typed);
  const by = appCode && (await spendAppCode(platform, user.id, appCode)) ? "app" : undefined;
  const or =
    recoveryCode && (await spendRecoveryCode(platform, user.id, recoveryCode))
      ? "recovery"
      : undefined;
  const right = by ?? or;
  if (!right) {
    await logAccount(platform, user.email, "second factor refused", { reason: "wrong" });
    return wrongCode;
  }
  await logAccount(platform, user.email, "second factor accepted", { by: right });
  await forgetAttempt(platform.db, counted.n);
  return { ok: true, by: right };
}

export const wrongCode: Failed = {
  ...failed({ key: "ui:form.fix" }, 422),
  fields: { code: { key: "twoFactor:code.wrong" } },
};

async function spendAppCode(
  { db, config, now }: Platform,
  userId: string,
  code: string,
): Promise<boolean> {
  const mine = and(eq(totpSecrets.userId, userId), isNotNull(totpSecrets.secret));
  const row = await db.select({ secret: totpSecrets.secret }).from(totpSecrets).where(mine).get();
  if (!row?.secret) return false;
  const [{ unseal }, { stepOf }] = await Promise.all([
    import("./secret-box.server.ts"),
    import("./totp.server.ts"),
  ]);
  const secret = await unseal(config.authSecret, userId, row.secret);
  if (!secret) {
    log.error("a stored secret of two-factor sign-in cannot be read: was AUTH_SECRET changed?");
    return false;
  }
  const step = stepOf(secret, code, now());
  if (step === undefined) return false;
  const spent = await db
    .update(totpSecrets)
    .set({ lastStep: step })
    .where(
      and(
        eq(totpSecrets.userId, userId),
        eq(totpSecrets.secret, row.secret),
        lt(totpSecrets.lastStep, step),
      ),
    )
    .returning({ id: totpSecrets.userId });
  return spent.length > 0;
}

async function spendRecoveryCode(
  { db, now }: Platform,
  userId: string,
  code: string,
): Promise<boolean> {
  const spent = await db
    .update(recoveryCodes)
    .set({ usedAt: new Date(now()) })
    .where(
      and(
        eq(recoveryCodes.userId, userId),
        eq(recoveryCodes.hash, await hashed(code)),
        isNull(recoveryCodes.usedAt),
      ),
    )
    .returning({ hash: recoveryCodes.hash });
  return spent.length > 0;
}
