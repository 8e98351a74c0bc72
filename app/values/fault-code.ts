/**
 * The format of a diagnostic trouble code (SAE J2012): a system letter, a digit 0 to 3, three
 * hexadecimal digits. People and cameras also spell it with a gap or a dash inside, with a letter O
 * for a zero, I for 1, S for 5, B for 8.
 */
const exact = /(?<![\p{L}\p{N}_])[PBCU][0-3][0-9A-F]{3}(?![\p{L}\p{N}_])/giu;

type TextPart = { text: string; code: boolean };

/** Cuts a text into plain runs and fault codes, in order; joined again, the parts are the text. */
export function splitFaultCodes(text: string): TextPart[] {
  const parts: TextPart[] = [];
  let end = 0;
  for (const { 0: found, index } of text.matchAll(exact)) {
    if (isPartNumber(text, index, index + found.length)) continue;
    if (index > end) parts.push({ text: text.slice(end, index), code: false });
    parts.push({ text: found, code: true });
    end = index + found.length;
  }
  if (end < text.length) parts.push({ text: text.slice(end), code: false });
  return parts;
}

/**
 * A code that a text seems to name. Not certain: a letter was taken for a digit, or its parts may
 * not belong together.
 */
export type LikelyCode = { code: string; certain: boolean };

// A letter, four places, and optional gaps between them. Letters like a digit count as one in a
// digit's place only.
const spelled = /(?<![\p{L}\p{N}_])[PBCU](?:[ -]?[0-9A-FOØILS]){4}(?![\p{L}\p{N}_])/giu;

/**
 * Every code that a text seems to name, in order, each once, typed by hand or read from a picture.
 * Never from within a word, a VIN, a plate or a part number; the system's letter is never guessed.
 * Where a B may be an 8, both readings are returned.
 */
export function likelyCodes(text: string): LikelyCode[] {
  const found = new Map<string, boolean>();
  for (const { 0: match, index } of text.matchAll(spelled)) {
    const end = index + match.length;
    const written = match.toUpperCase().replace(/[ -]/g, "");
    if (!isCodeLike(match, written) || isPartNumber(text, index, end)) continue;
    if (match.length > written.length && goesOn(text.slice(end))) continue;
    const doubtful = /^\w[ -][1-3]/.test(match) || match.length - written.length > 1;
    for (const { code, certain } of readings(written))
      found.set(code, found.get(code) || (certain && !doubtful));
  }
  return [...found].map(([code, certain]) => ({ code, certain }));
}

/** The codes that a text names, in any spelling. */
export const codesIn = (text: string): string[] => likelyCodes(text).map(({ code }) => code);

/**
 * A whole text read as one code, as someone types it into a search: `p0 420`, `PO420`, `p0420.`,
 * also with the failure type that newer scan tools put behind it: `U010087`, `P0420-00`.
 */
export function readCode(text: string): string | undefined {
  const written = text.toUpperCase().replace(/[^0-9A-ZØ]/g, "");
  const [, typed] = /^([PBCU][0-3][0-9A-F]{3})[0-9A-F]{2}$/.exec(written) ?? [];
  if (typed) return typed;
  return /^[PBCU][0-9A-FOØILS]{4}$/.test(written) && /\d/.test(written)
    ? readings(written)[0]?.code
    : undefined;
}

/**
 * A code but for its second place, which the standard numbers from 0 to 3: `P9999`, `p-4420`. The
 * answer can explain the format.
 */
export function readImpossibleCode(text: string): string | undefined {
  const written = text.toUpperCase().replace(/[^0-9A-Z]/g, "");
  return /^[PBCU][4-9][0-9A-F]{3}$/.test(written) ? written : undefined;
}

/** Whether this is a code and not a word (coils), a price, a year or a bore. */
function isCodeLike(match: string, written: string): boolean {
  const gaps = match.length - written.length;
  const repaired = /[OØILS]/.test(written.slice(1));
  // A single gap, or a camera's between all characters: P 0 4 2 0.
  if (gaps > 0 && ((gaps !== 1 && gaps !== 4) || repaired)) return false;
  // "U 2000", "C 1500": spaced digits count only after a P, or for a code that continues with a
  // zero.
  if (gaps > 0 && !/^(P|.[ -]?0)/i.test(match)) return false;
  // A slashed zero is in no English or Spanish word.
  const digits = written.slice(1).replace(/[^\dØ]/g, "").length;
  return digits >= 2 || (digits === 1 && /^.[0-3]/.test(written)) || !repaired;
}

/** Whether a code with a gap is the head of something longer: P0 420 301. */
const goesOn = (rest: string) => /^[ -]\d{2,3}(?![\p{L}\p{N}])/u.test(rest);

/**
 * Whether a dash joins the match to a larger identifier. A code may be joined to another code, to a
 * word (code-P0420) and to its failure type (P0420-00), which is two digits (SAE J2012).
 */
function isPartNumber(text: string, from: number, to: number): boolean {
  const before = /[\p{L}\p{N}]+(?=-$)/u.exec(text.slice(Math.max(0, from - 40), from))?.[0];
  const after = /^-([\p{L}\p{N}]+)/u.exec(text.slice(to, to + 40))?.[1];
  const belongs = (piece: string | undefined) =>
    piece === undefined || !/\d/.test(piece) || isExact(piece);
  return !belongs(before) || !(belongs(after) || /^([0-9A-F]{2}|\d{3})$/i.test(after ?? ""));
}

const isExact = (text: string) => /^[PBCU][0-3][0-9A-F]{3}$/i.test(text);

const digits: Record<string, string> = { O: "0", Ø: "0", I: "1", L: "1", S: "5" };

/**
 * The readings of five letters and digits: with misread characters replaced, and with every B in a
 * digit's place as an 8 too.
 */
function readings(written: string): LikelyCode[] {
  const code =
    written.charAt(0) + written.slice(1).replace(/[OØILS]/g, (letter) => digits[letter] ?? letter);
  if (!isExact(code)) return [];
  const repaired = code !== written;
  const eights = code.charAt(0) + code.slice(1).replaceAll("B", "8");
  if (eights === code) return [{ code, certain: !repaired }];
  return [code, eights].map((reading) => ({ code: reading, certain: false }));
}
