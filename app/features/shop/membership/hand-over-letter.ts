import type { Letter } from "#app/platform/mail/mail.server.ts";
import type { Language } from "#app/values/language.ts";

/** The recipient of a letter; `language` is null while none is chosen. */
export type Person = { name: string; email: string; language: Language | null };

/** The other person, and the shop. */
type Facts = { name: string; shop: string | null };
type Text = (facts: Facts) => Pick<Letter, "subject" | "text">;

const toNewOwner: Record<Language, Text> = {
  en: ({ name, shop }) => ({
    subject: shop ? `${shop} is yours now` : "The shop is yours now",
    text: `Hello,\n\n${name} handed ${shop ?? "the shop"} over to you on Llave. You are its owner now: its settings, its team and everything in it are yours to manage. The shop stays open as long as your Diamond plan is current.\n\n${name} stays as an advisor until you change that on the team page.\n\nLlave`,
  }),
  es: ({ name, shop }) => ({
    subject: shop ? `${shop} ahora es suyo` : "El taller ahora es suyo",
    text: `Hola:\n\n${name} le traspasó ${shop ?? "el taller"} en Llave. Ahora usted es el dueño: la configuración, el equipo y todo lo que hay en el taller quedan a su cargo. El taller sigue abierto mientras su plan Diamante esté vigente.\n\n${name} se queda como asesor hasta que usted lo cambie en la página del equipo.\n\nLlave`,
  }),
};

const toFormerOwner: Record<Language, Text> = {
  en: ({ name, shop }) => ({
    subject: shop ? `You handed ${shop} over` : "You handed your shop over",
    text: `Hello,\n\nYou handed ${shop ?? "your shop"} over to ${name} on Llave. ${name} is its owner now, and you stay as an advisor. Your own plan is not changed by this: you can cancel it on your account page.\n\nIf this wasn't you, write to the contact address on our site right away.\n\nLlave`,
  }),
  es: ({ name, shop }) => ({
    subject: shop ? `Usted traspasó ${shop}` : "Usted traspasó su taller",
    text: `Hola:\n\nUsted traspasó ${shop ?? "su taller"} a ${name} en Llave. Ahora el dueño es ${name}, y usted se queda como asesor. Su propio plan no cambia con esto: puede cancelarlo en la página de su cuenta.\n\nSi no fue usted, escriba cuanto antes a la dirección de contacto del sitio.\n\nLlave`,
  }),
};

/**
 * The letters about a transferred shop, each in its recipient's language, or in `language` without
 * one. `shop`: its name, null while it has none.
 */
export const handOverLetters = (
  { to, from }: { to: Person; from: Person },
  shop: string | null,
  language: Language,
): Letter[] => [
  { to: to.email, ...toNewOwner[to.language ?? language]({ name: nameOf(from), shop }) },
  { to: from.email, ...toFormerOwner[from.language ?? language]({ name: nameOf(to), shop }) },
];

const nameOf = ({ name, email }: Person): string => name || email;
