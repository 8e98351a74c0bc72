import { logAccount } from "#app/features/account/auth-log.server.ts";
import type { Platform } from "#app/platform/platform.server.ts";
import type { Language } from "#app/values/language.ts";
import type { TwoFactorEvent } from "./letters.ts";

/**
 * Sends a letter about a change of second factors, and logs it, after the response. In both
 * languages without a language.
 */
export function sendTwoFactorLetter(
  platform: Platform,
  to: string,
  event: TwoFactorEvent,
  language?: Language,
): void {
  const { mail, defer, config } = platform;
  const send = async () => {
    await logAccount(platform, to, "two-step sign-in changed", { what: event });
    const { twoFactorLetter, twoFactorLetterInBoth } = await import("./letters.ts");
    const letter = language
      ? twoFactorLetter(event, language, config.appUrl)
      : twoFactorLetterInBoth(event, config.appUrl);
    await mail.send({ to, ...letter });
  };
  defer(send());
}
