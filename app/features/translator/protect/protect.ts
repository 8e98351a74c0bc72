import { platesIn } from "./plates.ts";
import { units } from "./units.ts";

/** A text with tokens (ZQ1), and what they stand for. */
type Protected = { text: string; originals: string[] };

/**
 * Replaces what must stay unchanged by tokens: ZQ1, ZQ2, … Every model copies a token that looks
 * like a part number; m2m100 drops brackets, and chat models close or explain tags. No text
 * contains a token of its own, since words of letters and digits are themselves protected.
 */
export function protect(text: string): Protected {
  const taken = new Uint8Array(text.length);
  const found: { start: number; end: number }[] = [];
  const take = (start: number, end: number) => {
    if (start >= end || taken[start] || taken[end - 1] || taken.subarray(start, end).includes(1))
      return;
    taken.fill(1, start, end);
    found.push({ start, end });
  };
  const takeAll = (kind: RegExp, whole: boolean) => {
    for (const { 0: match, index } of text.matchAll(kind))
      take(index, index + (whole ? match.length : beforeDenial(match)));
  };
  for (const kind of code) takeAll(kind, true);
  for (const { start, end } of platesIn(text)) take(start, end);
  for (const kind of measures) takeAll(kind, false);
  found.sort((a, b) => a.start - b.start);
  const originals: string[] = [];
  let out = "";
  let at = 0;
  for (const { start, end } of found) {
    originals.push(text.slice(start, end));
    out += `${text.slice(at, start)}${tokenOf(originals.length)}`;
    at = end;
  }
  return { text: out + text.slice(at), originals };
}

/** How much of a match may be protected: never a denial ("320-NO"). */
function beforeDenial(match: string): number {
  const denial = /(?:^|[^\p{L}\d])(?:no|not|sin|ni|never|nunca|without)(?![\p{L}\d])/iu.exec(match);
  return denial ? denial.index : match.length;
}

const tokenOf = (number: number) => `ZQ${number}`;
const tokens = /(?<![\p{L}\d])ZQ\d+(?![\p{L}\d])/gu;

/** Puts the originals back. Undefined if a token is missing, repeated or unknown. */
export function restore(text: string, originals: readonly string[]): string | undefined {
  const back = tokensIn(text);
  const seen = new Set(back);
  // Whatever else looks like a token was altered (ZQ 1, ZQ1a, zq1).
  const odd = text.replace(tokens, " ").search(/z\s?q\s?\d/i) >= 0;
  if (odd || back.length !== originals.length || seen.size !== originals.length) return undefined;
  if (!originals.every((_, at) => seen.has(tokenOf(at + 1)))) return undefined;
  return text.replace(tokens, (name) => originals[Number(name.slice(2)) - 1]!);
}

const tokensIn = (text: string): string[] => text.match(tokens) ?? [];

/** A text without tokens. */
export const withoutTokens = (text: string): string => text.replace(tokens, " ");

/** Whether a text is equal in every language: only codes, plates, measures, numbers and signs. */
export const isSameEverywhere = (text: string): boolean =>
  !/\p{L}/u.test(withoutTokens(protect(text).text));

/**
 * Whether there is nothing to translate: only codes, numbers, signs and abbreviations such as ECU.
 * "NO ABRE" is translated.
 */
export const hasNothingToTranslate = (protectedText: string): boolean => {
  const text = withoutTokens(protectedText);
  return !/\p{L}/u.test(
    isSaid.test(text) ? text : text.replace(/(?<!\p{L})\p{Lu}{2,5}(?!\p{L})/gu, " "),
  );
};
const isSaid =
  /(?<!\p{L})(?:NO|NOT|SIN|NI|YA|DE|EL|LA|IS|ON|OFF|THE|AND|CON|POR|QUE|SE|MI|MY|IT|TO|IN|HELP|AYUDA)(?!\p{L})/u;

/** A number as people write it: 1,200.5 and 1.200,5 and 3 1/2. */
const number = "\\d+(?:[.,]\\d+)*(?:\\s\\d\\/\\d+)?";
/** A sign of a number, not a dash between two things: "-12 %", "(+4 psi". */
const sign = "(?:(?<![\\p{L}\\d)\\]])[+\\-±−])?";

const currency =
  "(?:(?:US|MX|AR|CO|CL|U|R|S\\/?|Q|B\\/|L|C)?\\$|US\\$|U\\$S|€|£|(?:USD|MXN|ARS|COP|CLP|PEN|BRL|EUR|S\\/\\.?|Bs\\.?)(?=\\s?\\d))";
const currencyAfter = "(?:\\s?(?:USD|MXN|ARS|COP|CLP|PEN|BRL|EUR|M\\.N\\.)(?![\\p{L}\\d]))?";

/** Numbers joined with words, which are translated: 24-valve, 60k, 9am, 3rd, 2da, 4cyl, 8hrs. */
const suffixes =
  "st|nd|rd|th|er|r[oa]|d[oa]|t[oa]|[mnv][oa]|k|am|pm|hrs?|mins?|secs?|yrs?|cyls?|cil";
const counted =
  `\\d+(?:[.,]\\d+){0,3}(?:\\/\\d+(?=-))?(?:${suffixes}|${suffixes.toUpperCase()}|s|['’]s|x` +
  "|-?(?!(?:rpm|psi|mph|kph|kpa|bar|cca|ohms?|amp|hz|vdc)(?!\\p{L}))\\p{Ll}{3,}(?:-\\p{Ll}+)*|-(?:in|ft|lb|mi))(?![\\p{L}\\d]|-\\d)";
/** Words joined with numbers, which are translated: bank-1, sensor-2, cilindro-3. */
const named = "\\p{L}?\\p{Ll}{3,}-\\d{1,2}(?![\\p{L}\\d.-])";

/**
 * Patterns that must not be translated, longer and more certain ones first, so that a VIN inside a
 * URL belongs to the URL. Every pattern takes linear time.
 */
const code: readonly RegExp[] = [
  // Code in backticks (`cutText` has taken fenced code out).
  /(`{1,3})(?!`)[^\n`]+\1(?!`)/g,
  // URLs and email addresses.
  /\bhttps?:\/\/[^\s<>"]*[^\s<>"'.,;:!?)\]*_]/gi,
  /\bwww\.[^\s<>"]*[^\s<>"'.,;:!?)\]*_]/gi,
  /[\p{L}\d._%+-]{1,64}@[\p{L}\d-]{1,63}(?:\.[\p{L}\d-]{1,63})+/gu,
  // A member who is named: Rosa stays Rosa.
  /(?<![\p{L}\d@])@\p{L}[\p{L}'’-]*/gu,
];

/** After the plates: numbers with units, ranges, sizes, sums of money, and part numbers. */
const measures: readonly RegExp[] = [
  /(?<![\p{L}\d])\d{3}\/\d{2}\s?Z?R\s?\d{2}(?![\p{L}\d])/giu,
  /(?<![\p{L}\d])\d{1,2}W-?\d{2}(?![\p{L}\d])/giu,
  new RegExp(
    `(?<![\\p{L}\\d.,])${sign}${number}(?:\\s?(?:-|–|x|×|/)\\s?${number})?\\s?(?:${units})(?![\\p{L}\\d]|-[\\p{Lu}\\d])`,
    "gu",
  ),
  new RegExp(
    `(?<![\\p{L}\\d.,])${sign}\\d+(?:\\/\\d+|[.,]\\d+)?(?:["″”]|\\s?%|\\s?°(?:\\s?[CF](?!\\p{L}))?)`,
    "gu",
  ),
  new RegExp(
    `(?<![\\p{L}\\d])[-−]?${currency}\\s?\\d+(?:[.,]\\d+)*(?![\\p{L}\\d])${currencyAfter}`,
    "gu",
  ),
  /(?<![\p{L}\d.,$])\d+(?:[.,]\d+)*\s?(?:USD|MXN|ARS|COP|CLP|PEN|BRL|EUR|M\.N\.|€)(?![\p{L}\d])/gu,
  // VINs, fault codes, plates, part numbers, engine names: letters and digits in one word, or
  // joined by dashes.
  /(?<![\p{L}\d])(?=[A-Z\d]*\d)(?=[A-Z\d]*[A-Z])[A-HJ-NPR-Z\d]{17}(?![\p{L}\d])/giu,
  new RegExp(
    `(?<![\\p{L}\\d])(?!${counted})(?!${named})(?=[\\p{L}.\\-/]{0,40}\\d)(?=[\\d.\\-/]{0,40}\\p{L})(?!O2(?![\\p{L}\\d]))[\\p{L}\\d]+(?:[.\\-/][\\p{L}\\d]+)*(?![\\p{L}\\d])`,
    "gu",
  ),
  /(?<![\p{L}\d.,])\d+(?:[-/:]\d+)+(?![\p{L}\d])/gu,
];
