import type { Platform } from "#app/platform/platform.server.ts";
import type { Language } from "#app/values/language.ts";
import type { TwoFactorEvent } from "./letters.ts";

/** Tells the owner of an account what happened to its second factors, after the answer. Without a language: in both. */
export function sendTwoFactorLetter({ mail, defer, config }: Platform, to: string, event: TwoFactorEvent, language?: Language): void {
  const send = async () => {
    const { twoFactorLetter, twoFactorLetterInBoth } = await import("./letters.ts");
    const letter = language ? twoFactorLetter(event, language, config.appUrl) : twoFactorLetterInBoth(event, config.appUrl);
    await mail.send({ to, ...letter });
  };
  defer(send());
}
