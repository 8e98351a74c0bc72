import type { TextReading } from "#app/features/translator/checks/reading.ts";
import type { Language } from "#app/values/language.ts";

const groups = new Set([
  "time",
  "length",
  "volume",
  "weight",
  "electric",
  "torque unit",
  "pressure",
  "money",
  "degree",
]);

/** Whether a group of words that exclude each other is one of units. */
export const isUnit = (group: string): boolean => groups.has(group) || group === "clock";

/** Units as signs, for those that a text writes out: "12 volts" may be "12 V". */
const signs: Record<string, RegExp> = {
  "electric:amp": /\d\s?A(?!\p{L})/u,
  "electric:ohm": /\d\s?Ω/u,
  "electric:watt": /\d\s?W(?!\p{L})/u,
  "length:inch": /\d\s?(?:["″”]|in\.?(?!\p{L}))/u,
  "length:meter": /\d\s?m(?!\p{L})/u,
  "volume:liter": /\d\s?[lL](?!\p{L})/u,
  "time:hour": /\d\s?h(?!\p{L})/u,
  "time:minute": /\d\s?min(?!\p{L})/u,
  "time:second": /\d\s?s(?!\p{L})/u,
  "weight:pound": /\d\s?(?:lbs?|psi)(?!\p{L})/iu,
  "pressure:psi": /\d\s?(?:psi|libras|lbs?|pounds)(?!\p{L})/iu,
  "money:dollar": /\$/u,
  "money:peso": /\$|M\.N\./u,
};

/** The units that a text counts: those right behind a number. */
const counted = ({ choices, values }: TextReading): string[] => {
  const ends = new Set(values.map(({ at, length }) => at + length));
  return choices.flatMap(({ group, member, at }) =>
    groups.has(group) && ends.has(at) ? [`${group}:${member}`] : [],
  );
};

/** Who drove 140k drove miles; kilometers, where Spanish is spoken. */
const driven: Record<Language, string> = { en: "length:mile", es: "length:km" };

/**
 * Whether what is counted in one text is spoken of in the other: 20 miles are not "20 kilómetros",
 * nor "20 días", nor "20".
 */
export function sameCounted(source: TextReading, answer: TextReading): boolean {
  const has = ({ choices, text, language }: TextReading, unit: string) =>
    choices.some(({ group, member }) => `${group}:${member}` === unit) ||
    signs[unit]?.test(text) === true ||
    // Wheels are measured in inches everywhere: "rines de 17".
    (unit === "length:inch" && /\b(?:wheels?|rims?|tires?|rin|rines|llantas?)\b/i.test(text)) ||
    (/\d\s?k(?!\p{L})/u.test(text) && unit === driven[language]);
  const scale = ({ text }: TextReading) => /\d\s?°?\s?([CF])(?![\p{L}\d])/u.exec(text)?.[1];
  const [ours, theirs] = [scale(source), scale(answer)];
  if (ours !== undefined && theirs !== undefined && ours !== theirs) return false;
  return (
    counted(source).every((unit) => has(answer, unit)) &&
    counted(answer).every((unit) => has(source, unit))
  );
}
