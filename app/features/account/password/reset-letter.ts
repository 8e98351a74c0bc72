import type { Language } from "#app/values/language.ts";

type Letter = { subject: string; text: string };

const writers: Record<Language, (page: string, token: string) => Letter> = {
  en: (page, token) => ({
    subject: "Reset your Llave password",
    text: `Hello,\n\nSomeone asked to change the password for your Llave account. Open this link within 30 minutes to choose a new one. It works once:\n\n${page}#${token}\n\nIf the page asks for a code, copy this one:\n\n${token}\n\nIf it wasn't you, ignore this message. Your password hasn't changed.\n\nLlave`,
  }),
  es: (page, token) => ({
    subject: "Restablezca su contraseña de Llave",
    text: `Hola:\n\nRecibimos una solicitud para cambiar la contraseña de su cuenta de Llave. Abra este enlace en los próximos 30 minutos para elegir una nueva; sirve una sola vez:\n\n${page}#${token}\n\nSi la página le pide un código, copie este:\n\n${token}\n\nSi no fue usted, ignore este mensaje: su contraseña sigue siendo la misma.\n\nLlave`,
  }),
};

/**
 * The letter with a password reset link. The token follows a `#`, which browsers do not send, so it
 * is in no log and no `Referer`. Without scripts, the page asks for it.
 */
export const resetLetter = (page: string, token: string, language: Language): Letter =>
  writers[language](page, token);
