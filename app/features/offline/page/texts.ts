import type { Language } from "#app/values/language.ts";

type Texts = {
  asOf: (time: string) => string;
  back: string;
  fresh: string;
  waiting: (number: number) => string;
  whenBack: string;
  allSent: string;
  refused: string;
  job: string;
  drop: string;
  lose: (number: number) => string;
};

/** Texts of the line above a page on a device that caches pages. */
export const texts: Record<Language, Texts> = {
  en: {
    asOf: (time) => `No signal: this page is as of ${time}.`,
    back: "You're back online.",
    fresh: "Show it as it is now",
    waiting: (number) =>
      number === 1
        ? "1 thing is still on this phone."
        : `${number} things are still on this phone.`,
    whenBack: "Sent when there is a signal.",
    allSent: "Everything was sent.",
    refused: "Not saved:",
    job: "Open the job",
    drop: "Discard",
    lose: (number) =>
      number === 1
        ? "1 thing is still on this phone and was not sent. Sign out and lose it?"
        : `${number} things are still on this phone and were not sent. Sign out and lose them?`,
  },
  es: {
    asOf: (time) => `Sin señal. Última actualización: ${time}.`,
    back: "Ya hay conexión.",
    fresh: "Verla como está ahora",
    waiting: (number) =>
      number === 1 ? "1 cosa sigue en este teléfono." : `${number} cosas siguen en este teléfono.`,
    whenBack: "Se envía cuando haya señal.",
    allSent: "Todo se envió.",
    refused: "No se guardó:",
    job: "Abrir el trabajo",
    drop: "Descartar",
    lose: (number) =>
      number === 1
        ? "1 cosa sigue en este teléfono y no se envió. ¿Cerrar sesión y perderla?"
        : `${number} cosas siguen en este teléfono y no se enviaron. ¿Cerrar sesión y perderlas?`,
  },
};
