import type { Language } from "#app/values/language.ts";

/** Kinds of letters about an appointment. */
export type LetterKind = "requested" | "booked" | "moved" | "cancelled" | "reminder";

export type LetterFacts = {
  name: string;
  shop: string;
  /** The day and the time in the shop's zone. */
  when: string;
  vehicle: string;
  link: string;
};

type Writers = Record<LetterKind, (facts: LetterFacts) => { subject: string; lines: string[] }>;

/** Texts of each kind of letter. */
export const letterTexts: Record<Language, Writers> = {
  en: {
    requested: ({ shop, when, vehicle }) => ({
      subject: `We received your request: ${when}`,
      lines: [
        `${shop} has received your request to bring in your ${vehicle} on ${when}. It is not confirmed yet: you will get an email as soon as it is.`,
        "See, change or cancel it here:",
      ],
    }),
    booked: ({ shop, when, vehicle }) => ({
      subject: `Your appointment at ${shop}: ${when}`,
      lines: [
        `Your appointment is set: ${shop} expects your ${vehicle} on ${when}.`,
        "See, confirm, change or cancel it here:",
      ],
    }),
    moved: ({ shop, when, vehicle }) => ({
      subject: `New time at ${shop}: ${when}`,
      lines: [
        `Your appointment has a new time: ${shop} now expects your ${vehicle} on ${when}.`,
        "Please confirm it, or choose another time, here:",
      ],
    }),
    cancelled: ({ shop, when }) => ({
      subject: `Appointment canceled: ${when}`,
      lines: [`Your appointment at ${shop} on ${when} is canceled.`, "The details are here:"],
    }),
    reminder: ({ shop, when, vehicle }) => ({
      subject: `Reminder: ${shop}, ${when}`,
      lines: [
        `${shop} expects your ${vehicle} on ${when}.`,
        "Please confirm it, or change or cancel it, here:",
      ],
    }),
  },
  es: {
    requested: ({ shop, when, vehicle }) => ({
      subject: `Recibimos su solicitud: ${when}`,
      lines: [
        `${shop} recibió su solicitud para traer su ${vehicle} el ${when}. Todavía no está confirmada: le escribiremos en cuanto lo esté.`,
        "Aquí puede verla, cambiarla o cancelarla:",
      ],
    }),
    booked: ({ shop, when, vehicle }) => ({
      subject: `Su cita en ${shop}: ${when}`,
      lines: [
        `Su cita está lista: ${shop} espera su ${vehicle} el ${when}.`,
        "Aquí puede verla, confirmarla, cambiarla o cancelarla:",
      ],
    }),
    moved: ({ shop, when, vehicle }) => ({
      subject: `Nueva hora en ${shop}: ${when}`,
      lines: [
        `Su cita tiene una nueva hora: ${shop} ahora espera su ${vehicle} el ${when}.`,
        "Confírmela o elija otra hora aquí, por favor:",
      ],
    }),
    cancelled: ({ shop, when }) => ({
      subject: `Cita cancelada: ${when}`,
      lines: [`Su cita en ${shop} del ${when} está cancelada.`, "Los detalles están aquí:"],
    }),
    reminder: ({ shop, when, vehicle }) => ({
      subject: `Recordatorio: ${shop}, ${when}`,
      lines: [
        `${shop} espera su ${vehicle} el ${when}.`,
        "Confírmela, cámbiela o cancélela aquí, por favor:",
      ],
    }),
  },
};

/** The reminder as a text message: short, with its link last. */
export const textReminders: Record<Language, (facts: LetterFacts) => string> = {
  en: ({ name, shop, when, vehicle, link }) =>
    `Hi ${name}, ${shop} expects your ${vehicle} on ${when}. Confirm, change or cancel it here: ${link}`,
  es: ({ name, shop, when, vehicle, link }) =>
    `Hola, ${name}: ${shop} espera su ${vehicle} el ${when}. Aquí puede confirmar, cambiar o cancelar la cita: ${link}`,
};

/** How a letter begins. */
export const greetings: Record<Language, (name: string) => string> = {
  en: (name) => `Hello ${name},`,
  es: (name) => `Hola, ${name}:`,
};
