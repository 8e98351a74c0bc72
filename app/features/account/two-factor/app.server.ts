import { and, eq, isNotNull, sql } from "drizzle-orm";
import { logAccount } from "#app/features/account/auth-log.server.ts";
import { countAttempt, forgetAttempt } from "#app/features/account/password/attempts.server.ts";
import { failed } from "#app/features/account/session/open-session.server.ts";
import { totpSecrets } from "#app/features/account/two-factor.tables.server.ts";
import type { Viewer } from "#app/features/account/viewer.ts";
import type { Platform } from "#app/platform/platform.server.ts";
import { wrongCode } from "./check.server.ts";
import { afterAdding, type FirstFactorResult } from "./first-factor.server.ts";
import { readAppCode } from "./recovery-code.ts";
import { newRecoveryCodes } from "./recovery-codes.server.ts";
import { recordFactors } from "./state.server.ts";

/** How long a new secret is valid before its first code, in milliseconds. */
const pendingLife = 15 * 60_000;

/** Stores a new pending secret. The current one works until the first code of the new one. */
export async function startApp({ db, config, now }: Platform, viewer: Viewer): Promise<void> {
  const [{ seal }, { newTotpSecret }] = await Promise.all([
    import("./secret-box.server.ts"),
    import("./totp.server.ts"),
  ]);
  const pendingSecret = await seal(config.authSecret, viewer.id, newTotpSecret());
  const pending = { pendingSecret, pendingAt: new Date(now()) };
  await db
    .insert(totpSecrets)
    .values({ userId: viewer.id, ...pending })
    .onConflictDoUpdate({ target: totpSecrets.userId, set: pending });
}

/** The pending secret, until it expires. */
export async function findPendingApp({ db, config, now }: Platform, userId: string) {
  const row = await db.select().from(totpSecrets).where(eq(totpSecrets.userId, userId)).get();
  if (!row?.pendingSecret || (row.pendingAt?.getTime() ?? 0) < now() - pendingLife)
    return undefined;
  const { unseal } = await import("./secret-box.server.ts");
  const secret = await unseal(config.authSecret, userId, row.pendingSecret);
  return secret && { secret, sealed: row.pendingSecret };
}

/** Confirms the pending secret by its first code (`afterAdding` in the same batch). */
export async function confirmApp(
  platform: Platform,
  viewer: Viewer,
  typed: string,
): Promise<FirstFactorResult> {
  const { db, now } = platform;
  const counted = await countAttempt(platform, "secondFactor", viewer.email);
  const refused = (reason: string) =>
    logAccount(platform, viewer.email, "second factor refused", { reason, at: "set-up" });
  if (!counted.ok) {
    await refused("too many wrong codes");
    return failed({ key: "account:tooMany", params: { minutes: counted.minutes } }, 429);
  }
  const pending = await findPendingApp(platform, viewer.id);
  if (!pending) return failed({ key: "twoFactor:app.late" }, 410);
  const { stepOf } = await import("./totp.server.ts");
  const step = stepOf(pending.secret, readAppCode(typed) ?? "", now());
  if (step === undefined) {
    await refused("wrong");
    return wrongCode;
  }
  await forgetAttempt(db, counted.n);
  const at = now();
  const { codes, hashes } = await newRecoveryCodes();
  const holds = sql`exists (select 1 from ${totpSecrets} where ${totpSecrets.userId} = ${viewer.id} and ${totpSecrets.secret} = ${pending.sealed})`;
  const [confirmed, , stored] = await db.batch([
    db
      .update(totpSecrets)
      .set({
        secret: pending.sealed,
        lastStep: step,
        confirmedAt: new Date(at),
        pendingSecret: null,
        pendingAt: null,
      })
      .where(and(eq(totpSecrets.userId, viewer.id), eq(totpSecrets.pendingSecret, pending.sealed)))
      .returning({ id: totpSecrets.userId }),
    ...afterAdding(db, viewer, { hashes, now: at, holds }),
  ]);
  if (confirmed.length === 0) return failed({ key: "twoFactor:app.late" }, 410);
  return { ok: true, codes: stored.length > 0 ? codes : null };
}

/** Removes the authenticator app; false when there was none. */
export async function removeApp({ db, now }: Platform, userId: string): Promise<boolean> {
  const [removed] = await db.batch([
    db
      .delete(totpSecrets)
      .where(and(eq(totpSecrets.userId, userId), isNotNull(totpSecrets.secret)))
      .returning({ id: totpSecrets.userId }),
    ...recordFactors(db, userId, now()),
  ]);
  return removed.length > 0;
}
