import type { Language } from "#app/values/language.ts";
import { formatNumber } from "#app/values/money.ts";

/** Hundredths of hours as people write them: `2.5`, `2,5`. */
export const hoursText = (hours: number, language: Language): string =>
  formatNumber(hours / 100, undefined, language);

const oneHour = 100;

/** Typed hours in hundredths, in quarters: `1.5`, `1,25`, `0.5`; undefined for others. */
export function readHours(text: string): number | undefined {
  const [, whole = "", fraction = ""] = /^(\d{0,3})(?:[.,](\d{1,2}))?$/.exec(text.trim()) ?? [];
  if (whole + fraction === "") return undefined;
  const hours = Number(whole) * oneHour + Number(fraction.padEnd(2, "0"));
  return hours % 25 === 0 ? hours : undefined;
}
