import type { Language } from "#app/values/language.ts";

type Facts = { name: string; shop: string; vehicle: string; work: readonly string[] };

type Writer = (facts: Facts) => { subject: string; text: string };

const listed = (work: readonly string[]) => work.map((one) => `- ${one}`).join("\n");

/** Letters to customers about due work. The link follows below the text. */
const writers: Record<Language, Writer> = {
  en: ({ name, shop, vehicle, work }) => ({
    subject: `Your ${vehicle}: due soon at ${shop}`,
    text: `Hello ${name},\n\n${shop} has this on file for your ${vehicle}:\n\n${listed(work)}\n\nHere you can see it with today’s price, approve it or book a day. If it is done, or you no longer have the vehicle, say so there with one tap, and we will not ask again:`,
  }),
  es: ({ name, shop, vehicle, work }) => ({
    subject: `Su ${vehicle}: pronto le toca en ${shop}`,
    text: `Hola, ${name}:\n\n${shop} tiene anotado lo siguiente de su ${vehicle}:\n\n${listed(work)}\n\nAquí puede verlo con el precio de hoy, aprobarlo o reservar un día. Si ya lo hizo o ya no tiene el vehículo, dígalo ahí con un toque y no volveremos a preguntar:`,
  }),
};

export const followUpLetter = (language: Language, facts: Facts) => writers[language](facts);

/** The wording of the consent to messages about other work. */
export const agreementWords: Record<Language, (shop: string) => string> = {
  en: (shop) =>
    `May ${shop} email you when work on your vehicle is due? You can end this at any time on the page of each email. It is no condition of any repair.`,
  es: (shop) =>
    `¿Acepta que ${shop} le escriba por correo cuando a su vehículo le toque un servicio? Puede terminarlo en cualquier momento en la página de cada correo. No es condición de ninguna reparación.`,
};

/** The wording stored when a customer withdraws by the button. */
export const endedWords: Record<Language, string> = {
  en: "Send me no more of these",
  es: "No me envíen más de estos",
};
