import type { HazardKey } from "#app/features/codes/hazards/hazards.ts";
import type { Language } from "#app/values/language.ts";

/** A step of a diagnosis, with the hazards of what it makes one touch, or do. */
type Check = Record<Language, string> & { hazards: readonly HazardKey[] };

/** `hazards` is never left out: whoever writes a step decides what it makes one touch. */
export const check = (en: string, es: string, hazards: readonly HazardKey[]): Check => ({
  en,
  es,
  hazards,
});
