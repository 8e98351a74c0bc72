import type { Language } from "#app/values/language.ts";

/** The first character of a code. */
export const systemLetters: Record<string, Record<Language, string>> = {
  P: { en: "Powertrain", es: "Tren motriz" },
  B: { en: "Body", es: "Carrocería" },
  C: { en: "Chassis", es: "Chasis" },
  U: { en: "Network", es: "Red de comunicación" },
};
