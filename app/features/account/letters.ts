import type { Language } from "#app/values/language.ts";

/**
 * The letter that carries a password reset link. The token stands behind a `#`, which browsers send
 * to no server, so no log and no `Referer` holds it; where scripts are off, the page asks for it.
 */
export function resetLetter(
  page: string,
  token: string,
  language: Language,
): { subject: string; text: string } {
  return language === "es"
    ? {
        subject: "Restablezca su contraseña de Llave",
        text: `Hola:\n\nRecibimos una solicitud para cambiar la contraseña de su cuenta de Llave. Abra este enlace en los próximos 30 minutos para elegir una nueva; sirve una sola vez:\n\n${page}#${token}\n\nSi la página le pide un código, copie este:\n\n${token}\n\nSi no fue usted, ignore este mensaje: su contraseña sigue siendo la misma.\n\nLlave`,
      }
    : {
        subject: "Reset your Llave password",
        text: `Hello,\n\nSomeone asked to change the password for your Llave account. Open this link within 30 minutes to choose a new one. It works once:\n\n${page}#${token}\n\nIf the page asks for a code, copy this one:\n\n${token}\n\nIf it wasn't you, ignore this message. Your password hasn't changed.\n\nLlave`,
      };
}

/** The last letter to someone whose account is gone. */
export function goodbyeLetter(language: Language): { subject: string; text: string } {
  return language === "es"
    ? {
        subject: "Su cuenta de Llave fue eliminada",
        text: `Hola:\n\nComo usted lo pidió, eliminamos su cuenta de Llave con todo lo que contenía: trabajos, cotizaciones, chats, certificados y logotipo. Si tenía un plan, quedó cancelado y no se le cobrará más. Lo que publicó en el foro sigue allí, sin su nombre.\n\nEste es el último mensaje que recibe de nosotros. Si no fue usted quien lo pidió, escriba cuanto antes a la dirección de contacto del sitio.\n\nGracias por haber usado Llave.\n\nLlave`,
      }
    : {
        subject: "Your Llave account was deleted",
        text: `Hello,\n\nAs you asked, we deleted your Llave account with everything in it: jobs, quotes, chats, certificates and logo. If you had a plan, it is canceled and you won't be charged again. Your forum posts stay up, without your name.\n\nThis is the last email you get from us. If you didn't ask for this, write to the contact address on our site right away.\n\nThank you for using Llave.\n\nLlave`,
      };
}
