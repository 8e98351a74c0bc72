/** A number as people write it: 1,200.5 and 1.200,5 and 3 1/2. */
const number = "\\d+(?:[.,]\\d+)*(?:\\s\\d\\/\\d+)?";
/**
 * A sign belongs to its number where nothing stands before it that it could join: "-12 %", "(+4
 * psi".
 */
const sign = "(?:(?<![\\p{L}\\d)\\]])[+\\-±−])?";

/**
 * Units as signs; those written out (miles, horas) are words and are translated, their numbers
 * compared.
 */
const units = [
  ...[
    "km\\/h",
    "kph",
    "mph",
    "rpm",
    "RPM",
    "r\\/min",
    "psi",
    "PSI",
    "kPa",
    "MPa",
    "bar",
    "inHg",
    "mmHg",
    "Pa",
  ],
  ...[
    "ft[-·. ]?lbs?\\.?",
    "lbs?[-·. ]?ft",
    "lb[-·. ]?pie",
    "in[-·. ]?lbs?",
    "N[·.-]?m",
    "kgf?[-·.]?m",
    "lbs?",
    "kg",
    "g",
    "oz",
  ],
  // "8 A 10 HORAS", "A LAS 8 A LA": a range or a place, no amperes.
  ...["[mkM]?[VWΩ]", "[mk]A", "A(?!\\s+(?:\\d|LAS?|LOS|EL|UN|MI|SU)(?!\\p{L}))"],
  ...["[km]?ohms?", "[km]?Ω", "Ah", "kWh", "VDC", "VAC", "Vdc", "CCA", "[kM]?Hz", "[µun]F", "dB"],
  ...["mm", "cm", "km", "m", "ft", "[µu]m", "cc", "cm3", "cm³", "ml", "mL", "[lL]", "qts?", "gal"],
  ...["ms", "µs", "min", "s", "h", "hp", "HP", "CV", "bhp", "kW", "°\\s?[CF]", "ppm"],
].join("|");

const currency =
  "(?:(?:US|MX|AR|CO|CL|U|R|S\\/?|Q|B\\/|L|C)?\\$|US\\$|U\\$S|€|£|(?:USD|MXN|ARS|COP|CLP|PEN|BRL|EUR|S\\/\\.?|Bs\\.?)(?=\\s?\\d))";
const currencyAfter = "(?:\\s?(?:USD|MXN|ARS|COP|CLP|PEN|BRL|EUR|M\\.N\\.)(?![\\p{L}\\d]))?";

/**
 * Number and word in one, which are translated: 24-valve, 10-year-old, 60k, 9am, 3rd, 2da, 4cyl,
 * 8hrs.
 */
const suffixes =
  "st|nd|rd|th|er|r[oa]|d[oa]|t[oa]|[mnv][oa]|k|am|pm|hrs?|mins?|secs?|yrs?|cyls?|cil";
const counted =
  `\\d+(?:[.,]\\d+){0,3}(?:\\/\\d+(?=-))?(?:${suffixes}|${suffixes.toUpperCase()}|s|['’]s|x` +
  "|-?(?!(?:rpm|psi|mph|kph|kpa|bar|cca|ohms?|amp|hz|vdc)(?!\\p{L}))\\p{Ll}{3,}(?:-\\p{Ll}+)*|-(?:in|ft|lb|mi))(?![\\p{L}\\d]|-\\d)";
/** Word and number in one: bank-1, sensor-2, cilindro-3. */
const named = "\\p{L}?\\p{Ll}{3,}-\\d{1,2}(?![\\p{L}\\d.-])";

/**
 * What a machine must not touch, in the order in which it is looked for: what is longer or surer
 * stands first, so that a VIN inside an address belongs to the address. Every pattern takes time in
 * proportion to the text.
 */
export const code: readonly RegExp[] = [
  // Code between back ticks (fenced code never gets here: `cutText` keeps it apart).
  /(`{1,3})(?!`)[^\n`]+\1(?!`)/g,
  // Addresses: of the web and of mail.
  /\bhttps?:\/\/[^\s<>"]*[^\s<>"'.,;:!?)\]*_]/gi,
  /\bwww\.[^\s<>"]*[^\s<>"'.,;:!?)\]*_]/gi,
  /[\p{L}\d._%+-]{1,64}@[\p{L}\d-]{1,63}(?:\.[\p{L}\d-]{1,63})+/gu,
];

/**
 * After the plates: numbers with their units, ranges and sizes too, sums of money, then names of
 * letters and digits.
 */
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
  // VINs, fault codes, plates, part numbers, names of engines and of parts: letters and digits in
  // one word, or capitals and digits joined by dashes.
  /(?<![\p{L}\d])(?=[A-Z\d]*\d)(?=[A-Z\d]*[A-Z])[A-HJ-NPR-Z\d]{17}(?![\p{L}\d])/giu,
  new RegExp(
    `(?<![\\p{L}\\d])(?!${counted})(?!${named})(?=[\\p{L}.\\-/]{0,40}\\d)(?=[\\d.\\-/]{0,40}\\p{L})(?!O2(?![\\p{L}\\d]))[\\p{L}\\d]+(?:[.\\-/][\\p{L}\\d]+)*(?![\\p{L}\\d])`,
    "gu",
  ),
  /(?<![\p{L}\d.,])\d+(?:[-/:]\d+)+(?![\p{L}\d])/gu,
];
