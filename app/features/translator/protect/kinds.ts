import { units } from "./units.ts";

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
 * What must not be translated, longer and more certain patterns first, so that a VIN inside a URL
 * belongs to the URL. Every pattern takes linear time.
 */
export const code: readonly RegExp[] = [
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
export const measures: readonly RegExp[] = [
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
