import type { Language } from "#app/values/language.ts";

/** The changes of second factors that send a letter. */
export type TwoFactorEvent =
  | "appAdded"
  | "appRemoved"
  | "passkeyAdded"
  | "passkeyRemoved"
  | "turnedOff"
  | "recoveryUsed"
  | "codesReplaced"
  | "reset";

const said: Record<Language, Record<TwoFactorEvent, readonly [subject: string, text: string]>> = {
  en: {
    appAdded: [
      "Authenticator app added to your Llave account",
      "An authenticator app was added to your Llave account. From now on, you'll need a code from it to sign in.",
    ],
    appRemoved: [
      "Authenticator app removed from your Llave account",
      "The authenticator app was removed from your Llave account.",
    ],
    passkeyAdded: [
      "Passkey added to your Llave account",
      "A passkey was added to your Llave account. It can be used to sign in.",
    ],
    passkeyRemoved: [
      "Passkey removed from your Llave account",
      "A passkey was removed from your Llave account.",
    ],
    turnedOff: [
      "Two-step sign-in was turned off",
      "Two-step sign-in was turned off for your Llave account. Your password alone is now enough to sign in.",
    ],
    recoveryUsed: [
      "A recovery code was used",
      "A recovery code for your Llave account was just used. It won't work again.",
    ],
    codesReplaced: [
      "New recovery codes for your Llave account",
      "New recovery codes were created for your Llave account. The old ones no longer work.",
    ],
    reset: [
      "Your two-step sign-in was reset",
      "An administrator of Llave reset the two-step sign-in of your account and signed out all your devices. Your password alone is now enough to sign in. Set up two-step sign-in again on your account page.",
    ],
  },
  es: {
    appAdded: [
      "Se agregó una aplicación de autenticación a su cuenta de Llave",
      "Se agregó una aplicación de autenticación a su cuenta de Llave. De ahora en adelante, al iniciar sesión se le pedirá un código de esa aplicación.",
    ],
    appRemoved: [
      "Se quitó la aplicación de autenticación de su cuenta de Llave",
      "Se quitó la aplicación de autenticación de su cuenta de Llave.",
    ],
    passkeyAdded: [
      "Se agregó una llave de acceso a su cuenta de Llave",
      "Se agregó una llave de acceso a su cuenta de Llave. Sirve para iniciar sesión.",
    ],
    passkeyRemoved: [
      "Se quitó una llave de acceso de su cuenta de Llave",
      "Se quitó una llave de acceso de su cuenta de Llave.",
    ],
    turnedOff: [
      "Se desactivó la verificación en dos pasos",
      "Se desactivó la verificación en dos pasos de su cuenta de Llave. Ahora basta la contraseña para iniciar sesión.",
    ],
    recoveryUsed: [
      "Se usó un código de recuperación",
      "Se acaba de usar un código de recuperación de su cuenta de Llave. Ese código ya no sirve.",
    ],
    codesReplaced: [
      "Nuevos códigos de recuperación de su cuenta de Llave",
      "Se generaron nuevos códigos de recuperación para su cuenta de Llave. Los anteriores ya no sirven.",
    ],
    reset: [
      "Se restableció su verificación en dos pasos",
      "Un administrador de Llave restableció la verificación en dos pasos de su cuenta y cerró la sesión en todos sus dispositivos. Ahora basta la contraseña para iniciar sesión. Vuelva a configurar la verificación en dos pasos en la página de su cuenta.",
    ],
  },
};

const frame: Record<Language, (text: string, link: string) => string> = {
  en: (text, link) =>
    `Hello,\n\n${text}\n\nIf this wasn't you, change your password and check your two-step sign-in right away: ${link}\n\nLlave`,
  es: (text, link) =>
    `Hola:\n\n${text}\n\nSi no fue usted, cambie su contraseña y revise su verificación en dos pasos cuanto antes: ${link}\n\nLlave`,
};

/** The letter to the owner of an account about a change of second factors. */
export function twoFactorLetter(
  event: TwoFactorEvent,
  language: Language,
  appUrl: string,
): { subject: string; text: string } {
  const [subject, text] = said[language][event];
  return { subject, text: frame[language](text, `${appUrl}/account`) };
}

/** The letter in every language, for a user whose language is unknown. */
export function twoFactorLetterInBoth(
  event: TwoFactorEvent,
  appUrl: string,
): { subject: string; text: string } {
  const [en, es] = [twoFactorLetter(event, "en", appUrl), twoFactorLetter(event, "es", appUrl)];
  return { subject: `${en.subject} / ${es.subject}`, text: `${en.text}\n\n---\n\n${es.text}` };
}
