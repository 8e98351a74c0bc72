import { type LikelyCode, splitFaultCodes } from "#app/values/fault-code.ts";

/**
 * What was read from a photo: its text in one line ("" for none), the codes in it, and the picture,
 * small enough to be sent.
 */
export type Reading = {
  text: string;
  codes: LikelyCode[];
  /**
   * A data URL of at most 1 MB (JPEG, without what the camera noted beside the picture), or null
   * where none could be made.
   */
  imageData: string | null;
};

/**
 * The input once a photo was read: what was typed stays, and the photo's sentence stands in a line
 * of its own. `before` is the sentence of the photo before this one: it makes room if nobody has
 * touched it.
 */
export function withReading(typed: string, sentence: string, before?: string): string {
  const rest = before ? typed.replace(before, "") : typed;
  if (!sentence) return before ? rest.trimEnd() : typed;
  return rest.trim() ? `${rest.trimEnd()}\n${sentence}` : sentence;
}

/** Whether the input names this very code, spelled as it should be. */
export const isNamed = (input: string, code: string): boolean =>
  splitFaultCodes(input).some((part) => part.code && part.text.toUpperCase() === code);

/**
 * The input with a code written into the place where it was misread, or at the end; or, where it is
 * named already, without it.
 */
export function toggleCode(input: string, code: string): string {
  if (isNamed(input, code)) {
    const parts = splitFaultCodes(input).map((part) =>
      part.code && part.text.toUpperCase() === code ? "" : part.text,
    );
    return parts.join("").replace(/ {2,}/g, " ").trimEnd();
  }
  const misread = spellings(code);
  return misread.test(input)
    ? input.replace(misread, code)
    : `${input.trimEnd()} ${code}`.trimStart();
}

/** Writes the codes that are beyond doubt as they should be spelled: P0 420 becomes P0420. */
export const tidied = (text: string, codes: LikelyCode[]): string =>
  codes.reduce(
    (line, { code, certain }) =>
      certain && !isNamed(line, code) ? line.replace(spellings(code), code) : line,
    text,
  );

// What a camera takes each character for; the system's letter is never taken for another.
const mistaken: Record<string, string> = {
  "0": "[0OØ]",
  "1": "[1IL]",
  "5": "[5S]",
  "8": "[8B]",
  B: "[B8]",
};

const spellings = (code: string): RegExp =>
  new RegExp(`(?<![\\p{L}\\p{N}_])${code[0]}${places(code).join("")}(?![\\p{L}\\p{N}_])`, "iu");

const places = (code: string): string[] =>
  [...code.slice(1)].map((place) => `[ -]?${mistaken[place] ?? place}`);
