import type { HazardKey } from "#app/features/codes/hazards/hazards.ts";
import type { Language } from "#app/values/language.ts";

/** A step of a diagnosis, with its hazards. */
type Check = Record<Language, string> & { hazards: readonly HazardKey[] };

/** `hazards` is required: the author of a check decides. */
export const check = (en: string, es: string, hazards: readonly HazardKey[]): Check => ({
  en,
  es,
  hazards,
});
