import { type LikelyCode, splitFaultCodes } from "#app/values/fault-code.ts";

/** The result of reading a photo: its text in one line ("" for none), its codes, a copy to send. */
export type PhotoReading = {
  text: string;
  codes: LikelyCode[];
  /** A data URL of at most 1 MB (JPEG without Exif), or null where none could be made. */
  imageData: string | null;
};

/**
 * The input after a photo was read: typed text stays, and the photo's sentence gets its own line.
 * `before`: the previous photo's sentence, replaced unless it was edited.
 */
export function withReading(typed: string, sentence: string, before?: string): string {
  const rest = before ? typed.replace(before, "") : typed;
  if (!sentence) return before ? rest.trimEnd() : typed;
  return rest.trim() ? `${rest.trimEnd()}\n${sentence}` : sentence;
}

/** Whether the input contains this code, correctly spelled. */
export const isNamed = (input: string, code: string): boolean =>
  splitFaultCodes(input).some((part) => part.code && part.text.toUpperCase() === code);

/** The input with a code where it was misread, or at the end; without it if it was there. */
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

/** Spells certain codes correctly: P0 420 becomes P0420. */
export const tidied = (text: string, codes: LikelyCode[]): string =>
  codes.reduce(
    (line, { code, certain }) =>
      certain && !isNamed(line, code) ? line.replace(spellings(code), code) : line,
    text,
  );

// How each character may be misread; the system's letter never is.
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
