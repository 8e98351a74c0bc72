import type { Language } from "#app/values/language.ts";
import { englishOne } from "./english-1.ts";
import { englishTwo } from "./english-2.ts";
import { spanishOne } from "./spanish-1.ts";
import { spanishTwo } from "./spanish-2.ts";
import { unseenEnglish, unseenSpanish } from "./unseen.ts";

/** A text of the forum and a good translation of it. */
export type Example = { from: Language; text: string; good: string };

const read = (from: Language, lines: string): Example[] =>
  lines
    .trim()
    .split(/\n(?! )/)
    .map((pair) => {
      const [text, good] = pair.split("\n  ") as [string, string];
      return { from, text, good };
    });

/** What the rules were written beside. */
export const pairs: Example[] = [
  ...read("en", englishOne),
  ...read("en", englishTwo),
  ...read("es", spanishOne),
  ...read("es", spanishTwo),
];

/** What was written after the rules. */
export const unseen: Example[] = [...read("en", unseenEnglish), ...read("es", unseenSpanish)];
