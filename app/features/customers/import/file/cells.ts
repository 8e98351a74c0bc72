import type { DistanceUnit } from "#app/values/distance.ts";
import { fold } from "#app/values/fold.ts";
import { isLanguage, type Language } from "#app/values/language.ts";

const names: Record<Language, readonly string[]> = {
  en: ["english", "ingles"],
  es: ["spanish", "espanol", "castellano"],
};

/** Language named in a cell: `es`, `es-MX`, `Spanish`, `español`. */
export function languageNamed(text: string): Language | undefined {
  const word = fold(text);
  const code = word.split(/[-_]/)[0];
  if (isLanguage(code)) return code;
  const named = Object.entries(names).find(([, all]) => all.includes(word))?.[0];
  return isLanguage(named) ? named : undefined;
}

const units: readonly [DistanceUnit, RegExp][] = [
  ["km", /^(?:kms?|kilometros?|kilometers?|kilometres?)\.?$/],
  ["mi", /^(?:mi|miles?|millas?)\.?$/],
];

export const unitNamed = (text: string): DistanceUnit | undefined =>
  units.find(([, pattern]) => pattern.test(fold(text)))?.[0];

/** Parses a reading with or without thousands separators, and its unit: `120,000 mi`. */
export function odometerOf(
  text: string,
): { reading: number; unit: DistanceUnit | undefined } | undefined {
  const [, number, behind] = /^(\d+|\d{1,3}(?:[., ]\d{3})+)\s*(\p{L}*\.?)$/u.exec(text) ?? [];
  if (!number) return undefined;
  const unit = unitNamed(behind ?? "");
  return behind && !unit ? undefined : { reading: Number(number.replace(/\D/g, "")), unit };
}
