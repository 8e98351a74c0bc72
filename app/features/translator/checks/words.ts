import { fold } from "#app/values/fold.ts";

/**
 * A word of a text, folded (`doesnt`, `9`, `am`, `ZQ3`), and where it stands. `stop`: the strongest
 * sign between it and the word before: a full stop or its kind (2), a comma or its kind (1), none
 * (0).
 */
export type Word = { text: string; start: number; end: number; stop: 0 | 1 | 2 };

const pattern =
  /(?<![\p{L}\d])ZQ\d+(?![\p{L}\d])|(?<!\p{L})[ap]\.\s?m(?!\p{L})|\d+(?:[.,]\d+)*|\p{L}+(?:['’]\p{L}+)*/giu;

/** The words of a text. Digits and letters are separate (60k, 3rd), "a. m." is one word. */
export function readWords(text: string): Word[] {
  const words: Word[] = [];
  let last = 0;
  for (const { 0: raw, index } of text.matchAll(pattern)) {
    const between = text.slice(last, index);
    const stop = /[.!?;:…\n]/.test(between) ? 2 : /[,()]| [-–—] |—/.test(between) ? 1 : 0;
    const name = raw.startsWith("ZQ");
    words.push({ text: name ? raw : wordOf(raw), start: index, end: index + raw.length, stop });
    last = index + raw.length;
  }
  return words;
}

const wordOf = (raw: string) => (/^\d/.test(raw) ? raw : fold(raw).replace(/['’.\s]/g, ""));
