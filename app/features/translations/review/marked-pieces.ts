import type { Language } from "#app/values/language.ts";

/** A part of a text, and whether it is a number or a denial, which a reviewer compares first. */
type Piece = { text: string; marked: boolean };

const denials: Record<Language, string> = {
  en: "no|not|never|without|none|nor|neither|nothing|cannot|\\p{L}+n['’]t",
  es: "no|nunca|jamás|sin|ni|nada|nadie|tampoco|ningún|ninguna|ninguno|ningunos|ningunas",
};
const patterns = new Map<Language, RegExp>();

/** Splits a text at what is to be marked in it; the pieces joined are the text. */
export function markedPieces(text: string, language: Language): Piece[] {
  let pattern = patterns.get(language);
  if (!pattern) {
    const word = `(?<!\\p{L})(?:${denials[language]})(?!\\p{L})`;
    pattern = new RegExp(`((?:[^\\s\\d]*\\d[^\\s;:]*[\\p{L}\\d%°])|\\d|${word})`, "giu");
    patterns.set(language, pattern);
  }
  return text
    .split(pattern)
    .map((text, at) => ({ text, marked: at % 2 === 1 }))
    .filter(({ text }) => text !== "");
}
