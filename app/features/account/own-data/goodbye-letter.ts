import type { Language } from "#app/values/language.ts";

type Letter = { subject: string; text: string };
/** The outcome for the shop that the account belonged to, if any. */
type Shop = "deleted" | "left" | "none";
type Texts = { subject: string; lead: string; shop: Record<Shop, string>; rest: string };

const letters: Record<Language, Texts> = {
  en: {
    subject: "Your Llave account was deleted",
    lead: "Hello,\n\nAs you asked, we deleted your Llave account with everything in it, your chats and certificates included.",
    shop: {
      deleted:
        " Your shop went with it: jobs, quotes, customers, settings and logo. Its other members, if there were any, get an email about it.",
      left: " You are no longer a member of the shop you worked in. What you wrote there stays with the shop, without your name.",
      none: "",
    },
    rest: " If you had a plan, it is canceled and you won't be charged again. Your forum posts stay up, without your name.\n\nThis is the last email you get from us. If you didn't ask for this, write to the contact address on our site right away.\n\nThank you for using Llave.\n\nLlave",
  },
  es: {
    subject: "Su cuenta de Llave fue eliminada",
    lead: "Hola:\n\nComo usted lo pidió, eliminamos su cuenta de Llave con todo lo que contenía, incluidos sus chats y certificados.",
    shop: {
      deleted:
        " Con ella se eliminó su taller: trabajos, cotizaciones, clientes, configuración y logotipo. Si había otras personas en él, se les avisa por correo.",
      left: " Usted ya no pertenece al taller en que trabajaba. Lo que escribió allí se queda en el taller, sin su nombre.",
      none: "",
    },
    rest: " Si tenía un plan, quedó cancelado y no se le cobrará más. Lo que publicó en el foro sigue allí, sin su nombre.\n\nEste es el último mensaje que recibe de nosotros. Si no fue usted quien lo pidió, escriba cuanto antes a la dirección de contacto del sitio.\n\nGracias por haber usado Llave.\n\nLlave",
  },
};

/** The last letter to someone whose account was deleted. */
export function goodbyeLetter(language: Language, shop: Shop): Letter {
  const { subject, lead, shop: about, rest } = letters[language];
  return { subject, text: lead + about[shop] + rest };
}
