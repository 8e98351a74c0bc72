import { checkPassword } from "#app/features/account/password/check-password.server.ts";
import { type Failed, failed } from "#app/features/account/session/open-session.server.ts";
import type { Viewer } from "#app/features/account/viewer.ts";
import type { Platform } from "#app/platform/platform.server.ts";
import type { Language } from "#app/values/language.ts";
import { spendCode } from "./check.server.ts";
import { sendTwoFactorLetter } from "./letters.server.ts";
import { readPasskey, toConfirm, wrongPasskey } from "./passkey/passkeys.server.ts";

type Credentials = { password: string; code?: string | undefined; passkey?: string | undefined };
const missingCode: Failed = {
  ...failed({ key: "ui:form.fix" }, 422),
  fields: { code: { key: "ui:form.required" } },
};

type IdentityCheck = { ok: true; by: "password" | "app" | "recovery" | "passkey" } | Failed;

/**
 * Verifies that the viewer owns the account: by the password, and by a code or a passkey if there
 * is a second factor. Required before second factors change.
 */
export async function verifyIdentity(
  platform: Platform,
  viewer: Viewer,
  { password, code, passkey }: Credentials,
  language: Language,
): Promise<IdentityCheck> {
  const checked = await checkPassword(platform, viewer, password, "password");
  if (!checked.ok) return checked;
  if (viewer.twoFactorSince === null) return { ok: true, by: "password" };
  if (!passkey && !code) return missingCode;
  if (!passkey) {
    const spent = await spendCode(platform, viewer, code ?? "");
    if (spent.ok && spent.by === "recovery")
      sendTwoFactorLetter(platform, viewer.email, "recoveryUsed", language);
    return spent;
  }
  const shown = await readPasskey(platform, passkey, toConfirm(viewer));
  if (!shown.ok) return shown;
  return shown.userId === viewer.id && (await shown.use())
    ? { ok: true, by: "passkey" }
    : wrongPasskey;
}
