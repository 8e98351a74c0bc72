import type { Language } from "#app/values/language.ts";

type Letter = { subject: string; text: string };

const letters: Record<Language, Letter> = {
  en: {
    subject: "Your Llave account was deleted",
    text: `Hello,\n\nAs you asked, we deleted your Llave account with everything in it: jobs, quotes, chats, certificates and logo. If you had a plan, it is canceled and you won't be charged again. Your forum posts stay up, without your name.\n\nThis is the last email you get from us. If you didn't ask for this, write to the contact address on our site right away.\n\nThank you for using Llave.\n\nLlave`,
  },
  es: {
    subject: "Su cuenta de Llave fue eliminada",
    text: `Hola:\n\nComo usted lo pidió, eliminamos su cuenta de Llave con todo lo que contenía: trabajos, cotizaciones, chats, certificados y logotipo. Si tenía un plan, quedó cancelado y no se le cobrará más. Lo que publicó en el foro sigue allí, sin su nombre.\n\nEste es el último mensaje que recibe de nosotros. Si no fue usted quien lo pidió, escriba cuanto antes a la dirección de contacto del sitio.\n\nGracias por haber usado Llave.\n\nLlave`,
  },
};

/** The last letter to someone whose account was deleted. */
export const goodbyeLetter = (language: Language): Letter => letters[language];
