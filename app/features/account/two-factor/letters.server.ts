import type { Platform } from "#app/platform/platform.server.ts";
import type { Language } from "#app/values/language.ts";
import { type TwoFactorEvent, twoFactorLetter, twoFactorLetterInBoth } from "./letters.ts";

/** Tells the owner of an account what happened to its second factors, after the answer. Without a language: in both. */
export function sendTwoFactorLetter({ mail, defer, config }: Platform, to: string, event: TwoFactorEvent, language?: Language): void {
  const letter = language ? twoFactorLetter(event, language, config.appUrl) : twoFactorLetterInBoth(event, config.appUrl);
  defer(mail.send({ to, ...letter }));
}
