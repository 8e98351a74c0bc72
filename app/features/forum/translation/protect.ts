/**
 * What a machine must not touch, in the order in which it is looked for: what is longer or surer stands first, so that a VIN inside
 * an address belongs to the address. Every pattern takes time in proportion to the text.
 */
const kinds: readonly RegExp[] = [
  // Code between back ticks (fenced code never gets here: `cutText` keeps it apart).
  /(`{1,3})(?!`)[^\n`]+\1(?!`)/g,
  // Addresses: of the web and of mail.
  /\bhttps?:\/\/[^\s<>"]*[^\s<>"'.,;:!?)\]*_]/gi,
  /\bwww\.[^\s<>"]*[^\s<>"'.,;:!?)\]*_]/gi,
  /[\p{L}\d._%+-]{1,64}@[\p{L}\d-]{1,63}(?:\.[\p{L}\d-]{1,63})+/gu,
  // A plate with a space in it.
  /(?<![p{L}\d])[A-Z]{2,4} \d{3,4}(?: [A-Z]{1,3})?(?![p{L}\d])/g,
  // A number with its unit, a range or a size too: 12.6 V, 80-100 psi, 5/16", 205/55R16, 5W-30, +0.8 mm, 100°C, 20%.
  /(?<![\p{L}\d])\d{3}\/\d{2}\s?Z?R\s?\d{2}(?![\p{L}\d])/giu,
  /(?<![\p{L}\d])\d{1,2}W-?\d{2}(?![\p{L}\d])/giu,
  new RegExp(
    `(?<![\\p{L}\\d.,])[+\\-±−]?${number()}(?:\\s?(?:-|–|x|×|/)\\s?${number()})?\\s?(?:${units().join("|")})(?![\\p{L}\\d])`,
    "gu",
  ),
  /(?<![\p{L}\d.,])\d+(?:\/\d+|[.,]\d+)?(?:["″”]|\s?%|\s?°(?:\s?[CF])?)/gu,
  /(?<![\p{L}\d])(?:US|MX|AR)?\$\s?\d+(?:[.,]\d+)*/gu,
  // VINs, fault codes, plates, part numbers, names of engines and of parts: letters and digits in one word, or capitals and digits
  // joined by dashes. An ordinal (3rd, 2da) is a word.
  /(?<![\p{L}\d])(?=[A-Z\d]*\d)(?=[A-Z\d]*[A-Z])[A-HJ-NPR-Z\d]{17}(?![\p{L}\d])/giu,
  /(?<![\p{L}\d])(?!\d+(?:st|nd|rd|th|er|r[oa]|d[oa]|t[oa]|[mnv][oa]|s|['’]s|x)(?![\p{L}\d]))(?=[\p{L}.\-/]*\d)(?=[\d.\-/]*\p{L})[\p{L}\d]+(?:[.\-/][\p{L}\d]+)*(?![\p{L}\d])/giu,
  /(?<![\p{L}\d.,])\d+(?:[-/:]\d+)+(?![\p{L}\d])/gu,
];

/** A number as people write it: 1,200.5 and 1.200,5 and 3 1/2. */
function number(): string {
  return "\\d+(?:[.,]\\d+)*(?:\\s\\d\\/\\d+)?";
}

/** Units as signs; those written out (miles, horas) are words and are translated, their numbers compared. */
function units(): string[] {
  return [
    ...["km\\/h", "kph", "mph", "rpm", "RPM", "r\\/min", "psi", "PSI", "kPa", "MPa", "bar", "inHg", "mmHg", "Pa"],
    ...["ft[-·. ]?lbs?\\.?", "lbs?[-·. ]?ft", "lb[-·. ]?pie", "in[-·. ]?lbs?", "N[·.-]?m", "kgf?[-·.]?m", "lbs?", "kg", "g", "oz"],
    ...["[mkM]?[VAWΩ]", "[km]?ohms?", "[km]?Ω", "Ah", "kWh", "VDC", "VAC", "Vdc", "CCA", "[kM]?Hz", "[µun]F", "dB"],
    ...["mm", "cm", "km", "m", "ft", "mi", "[µu]m", "cc", "cm3", "cm³", "ml", "mL", "[lL]", "qts?", "gal"],
    ...["ms", "µs", "min", "s", "h", "hp", "HP", "CV", "bhp", "kW", "°\\s?[CF]", "ppm"],
  ];
}

/** Something that was put away, and the text that stands for it. */
export type Protected = { text: string; kept: string[] };

/**
 * Puts away what must come back as it is, and writes a name in its place: ZQ1, ZQ2, … A name like a part number is what every kind of
 * model copies: brackets are dropped by m2m100, and tags are closed or explained by chat models. No text can contain one of its own:
 * letters and digits in one word are put away themselves.
 */
export function protect(text: string): Protected {
  const kept: string[] = [];
  const found: { start: number; end: number }[] = [];
  for (const kind of kinds) {
    for (const match of text.matchAll(kind)) {
      const [start, end] = [match.index, match.index + match[0].length];
      if (!found.some((other) => start < other.end && other.start < end)) found.push({ start, end });
    }
  }
  found.sort((a, b) => a.start - b.start);
  let out = "";
  let at = 0;
  for (const { start, end } of found) {
    kept.push(text.slice(start, end));
    out += `${text.slice(at, start)}${nameOf(kept.length)}`;
    at = end;
  }
  return { text: out + text.slice(at), kept };
}

const nameOf = (number: number) => `ZQ${number}`;
const names = /(?<![\p{L}\d])ZQ\d+(?![\p{L}\d])/gu;

/** What was put away, in its place again. Undefined when a name is missing, doubled, or was never given out. */
export function restore(text: string, kept: readonly string[]): string | undefined {
  const back = namesIn(text);
  const seen = new Set(back);
  // Anything that still looks like one of our names is a name that was altered (ZQ 1, ZQ1a, zq1).
  const odd = text.replace(names, " ").search(/z\s?q\s?\d/i) >= 0;
  if (odd || back.length !== kept.length || seen.size !== kept.length) return undefined;
  if (!kept.every((_, at) => seen.has(nameOf(at + 1)))) return undefined;
  return text.replace(names, (name) => kept[Number(name.slice(2)) - 1]!);
}

/** The names in a text, in order. */
export const namesIn = (text: string): string[] => text.match(names) ?? [];

/** A text without them. */
export const withoutNames = (text: string): string => text.replace(names, " ");

/** Whether a text says nothing in any language: codes, numbers, signs, and words all in capitals such as ECU. */
export const saysNothing = (protectedText: string): boolean =>
  !/\p{L}/u.test(withoutNames(protectedText).replace(/(?<!\p{L})\p{Lu}{2,5}(?!\p{L})/gu, " "));
