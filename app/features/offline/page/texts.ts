import type { Language } from "#app/values/language.ts";

type Texts = {
  asOf: (time: string) => string;
  back: string;
  fresh: string;
};

/** What stands over a page of a device that caches pages. */
export const texts: Record<Language, Texts> = {
  en: {
    asOf: (time) => `No signal: this page is as of ${time}.`,
    back: "You're back online.",
    fresh: "Show it as it is now",
  },
  es: {
    asOf: (time) => `Sin señal: esta página es de las ${time}.`,
    back: "Ya hay conexión.",
    fresh: "Verla como está ahora",
  },
};
