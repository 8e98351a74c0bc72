import { composed } from "./normal-form.ts";
import { isInWideFont } from "./wide-font.ts";

// Invisible characters that only affect their neighbors: soft hyphen, direction marks, variation
// selectors, tags. Joiners stay, because they shape letters.
const invisible = /(?![\u200C\u200D])\p{Default_Ignorable_Code_Point}/gu;
const spaces = /[\t\v\f\u0085\u00A0\u1680\u2000-\u200A\u202F\u205F\u3000]/g;
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
const controls = /[\u0000-\u0009\u000B-\u001F\u007F-\u009F]/g;

/** The replacement for a character that no font has. */
export const missing = "\u25A1";

/**
 * A printable text: composed (NFC), well-formed, its spaces plain, its line ends `\n`, without
 * invisible characters. A control character is in no font, so it shows as missing. Narrow spaces of
 * `Intl` become plain, so that copied text has none.
 */
export function printable(text: string): string {
  if (/^[\n\x20-\x7E]*$/.test(text)) return text;
  const shown = text
    .toWellFormed()
    .replace(/\r\n?|[\u2028\u2029]/g, "\n")
    .replace(spaces, " ")
    .replace(controls, missing)
    .replace(invisible, "");
  return composed(shown);
}

// The characters of WinAnsi (PDF 32000, annex D.2) outside Latin-1, by their bytes.
const beyondLatin: Record<string, number> = {
  "€": 0x80,
  "‚": 0x82,
  ƒ: 0x83,
  "„": 0x84,
  "…": 0x85,
  "†": 0x86,
  "‡": 0x87,
  ˆ: 0x88,
  "‰": 0x89,
  Š: 0x8a,
  "‹": 0x8b,
  Œ: 0x8c,
  Ž: 0x8e,
  "‘": 0x91,
  "’": 0x92,
  "“": 0x93,
  "”": 0x94,
  "•": 0x95,
  "–": 0x96,
  "—": 0x97,
  "˜": 0x98,
  "™": 0x99,
  š: 0x9a,
  "›": 0x9b,
  œ: 0x9c,
  ž: 0x9e,
  Ÿ: 0x9f,
};

const winAnsi = new RegExp(
  `^[\\n\\x20-\\x7E\\u00A1-\\u00AC\\u00AE-\\u00FF${Object.keys(beyondLatin).join("")}]*$`,
);

/** Whether the standard fonts of every PDF reader have all of these letters. */
export const isWinAnsi = (text: string): boolean => winAnsi.test(text);

/** The bytes of a WinAnsi text, one character each. */
export const toWinAnsi = (text: string): string =>
  text.replace(/[^\x20-\xFF]/g, (letter) => String.fromCharCode(beyondLatin[letter] ?? 0x3f));

/** The characters that WinAnsi can write. */
export const winAnsiLetters: readonly string[] = [
  ...Array.from({ length: 0xff - 0x20 + 1 }, (_, at) => String.fromCharCode(0x20 + at)).filter(
    isWinAnsi,
  ),
  ...Object.keys(beyondLatin),
];

let segmenter: Intl.Segmenter | undefined;

/** A text letter by letter as people count them; a letter may be several characters. */
export function graphemes(text: string): string[] {
  if (isWinAnsi(text)) return [...text];
  segmenter ??= new Intl.Segmenter("en", { granularity: "grapheme" });
  return Array.from(segmenter.segment(text), ({ segment }) => segment);
}

// Joiners need no glyph.
const hasGlyph = (character: string) =>
  character === "\n" ||
  character === "\u200C" ||
  character === "\u200D" ||
  isInWideFont(character.codePointAt(0)!);

/** Whether a paper can show a letter, however many characters it is made of. */
const isShown = (letter: string) => isWinAnsi(letter) || [...letter].every(hasGlyph);

/** Replaces every letter that neither font has. The text is `printable`. */
export function replaceMissing(text: string): string {
  if (isWinAnsi(text)) return text;
  return graphemes(text)
    .map((letter) => (isShown(letter) ? letter : missing))
    .join("");
}

/** The letters of a text, as it was typed, that a paper shows as empty boxes; each once. */
export function unprintableIn(text: string): string[] {
  const shown = printable(text);
  if (isWinAnsi(shown)) return [];
  return [...new Set(graphemes(shown).filter((letter) => !isShown(letter)))];
}

/** Whether any text in a value has such a letter. */
export function hasUnprintable(value: unknown): boolean {
  if (typeof value === "string") return unprintableIn(value).length > 0;
  return value !== null && typeof value === "object" && Object.values(value).some(hasUnprintable);
}

/** A copy of the value with every text in it passed through `change`, at any depth. */
export function mapTexts<Value>(value: Value, change: (text: string) => string): Value {
  if (typeof value === "string") return change(value) as Value;
  if (Array.isArray(value)) return value.map((one) => mapTexts(one, change)) as Value;
  if (value === null || typeof value !== "object") return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, one]) => [key, mapTexts(one, change)]),
  ) as Value;
}

/** Whether every text in a value is WinAnsi. */
export function isAllWinAnsi(value: unknown): boolean {
  if (typeof value === "string") return isWinAnsi(value);
  return value === null || typeof value !== "object" || Object.values(value).every(isAllWinAnsi);
}
