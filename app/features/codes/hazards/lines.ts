import type { Language } from "#app/values/language.ts";
import type { HazardKey, HazardText, HazardTexts } from "./hazards.ts";
import { hazardsEn } from "./texts.en.ts";
import { hazardsEs } from "./texts.es.ts";

const texts: Record<Language, HazardTexts> = { en: hazardsEn, es: hazardsEs };

/** Hazards in words. */
export const hazardTexts = (keys: readonly HazardKey[], language: Language): HazardText[] =>
  keys.map((key) => texts[language][key]);

const inFull = 3;
const also: Record<Language, string> = { en: "Also", es: "También" };

/** Hazards for a model, one line each: the gravest three in full, the others by name. */
export function hazardLines(keys: readonly HazardKey[], language: Language): string[] {
  const all = hazardTexts(keys, language);
  const names = all.slice(inFull).map(({ name }) => name);
  return [
    ...all.slice(0, inFull).map(({ name, text }) => `${name}. ${text}`),
    ...(names.length > 0 ? [`${also[language]}: ${names.join(" · ")}`] : []),
  ];
}
