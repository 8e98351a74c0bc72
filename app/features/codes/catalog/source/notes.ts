import type { Language } from "#app/values/language.ts";

const gmWheel = (en: string, es: string): Record<Language, string> => ({
  en: `General Motors uses this code for another part: the ${en} wheel speed sensor.`,
  es: `General Motors usa este código para otra pieza: el sensor de velocidad de la rueda ${es}.`,
});

/** Codes that a maker uses in another sense than the standard's. */
export const catalogNotes: Record<string, Record<Language, string>> = {
  C0035: gmWheel("left front", "delantera izquierda"),
  C0040: gmWheel("right front", "delantera derecha"),
  C0045: gmWheel("left rear", "trasera izquierda"),
};
