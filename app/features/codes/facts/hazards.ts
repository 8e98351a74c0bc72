import type { FaultCode } from "#app/features/codes/code.ts";
import {
  byDanger,
  type HazardKey,
  type HazardText,
  type HazardTexts,
} from "#app/features/codes/hazards/hazards.ts";
import { hazardsEn } from "#app/features/codes/hazards/texts.en.ts";
import { hazardsEs } from "#app/features/codes/hazards/texts.es.ts";
import type { Language } from "#app/values/language.ts";
import { checks } from "./checks/checks.ts";
import { hazardsByStart, partHazards, systemHazards } from "./part-hazards.ts";
import { recordsByCode } from "./records/by-code.ts";

const texts: Record<Language, HazardTexts> = { en: hazardsEn, es: hazardsEs };

/** Every hazard of a code: of its checks, its part and the fault; gravest first. */
export function hazardsOf({ code, system, component }: FaultCode): HazardKey[] {
  const record = recordsByCode.get(code);
  return byDanger([
    ...(record?.checks ?? []).flatMap((key) => checks[key].hazards),
    ...(partHazards.get(component) ?? []),
    ...(systemHazards[system] ?? []),
    ...(record?.hazards ?? []),
  ]);
}

/** The hazards of an unknown code, by prefix. */
export const hazardsOfUnknown = (code: string): HazardKey[] =>
  byDanger(hazardsByStart.flatMap(([start, hazards]) => (start.test(code) ? hazards : [])));

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

/** Hazards in words. */
export const hazardTexts = (keys: readonly HazardKey[], language: Language): HazardText[] =>
  keys.map((key) => texts[language][key]);
