import type { Language } from "#app/values/language.ts";

/** The letter that carries a password reset link. */
export function resetLetter(link: string, language: Language): { subject: string; text: string } {
  return language === "es"
    ? {
        subject: "Restablezca su contraseña de Llave",
        text: `Hola:\n\nRecibimos un pedido para cambiar la contraseña de su cuenta de Llave. Abra este enlace durante la próxima hora para elegir una nueva; sirve una sola vez:\n\n${link}\n\nSi usted no lo pidió, ignore este mensaje: su contraseña sigue siendo la misma.\n\nLlave`,
      }
    : {
        subject: "Reset your Llave password",
        text: `Hello,\n\nSomeone asked to change the password of your Llave account. Open this link within the next hour to choose a new one; it works once:\n\n${link}\n\nIf it was not you, ignore this message: your password stays as it is.\n\nLlave`,
      };
}
