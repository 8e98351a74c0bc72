import { fold } from "#app/values/fold.ts";

/**
 * A word of a text, folded (`doesnt`, `9`, `am`, `ZQ3`), and where it stands. `stop`: the strongest
 * sign between it and the word before: a full stop or its kind (2), a comma or its kind (1), none
 * (0).
 */
export type Word = { text: string; start: number; end: number; stop: 0 | 1 | 2 };

const pattern =
  /(?<![\p{L}\d])ZQ\d+(?![\p{L}\d])|(?<!\p{L})[ap]\.\s?m(?!\p{L})|\d+(?:[.,]\d+)*|\p{L}+(?:['’]\p{L}+)*/giu;

/**
 * The words of a text in order. Letters and digits part (60k, 3rd, 24-valve), "a. m." is one word.
 */
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

type Entry<Label> = { rest: readonly string[]; label: Label };

/**
 * Words and sayings of one language, each with its label: `open`, `turn off`, stems (`apriet*`),
 * endings (`stop +ing`) and any word (`keep _ off`).
 */
export class Lexicon<Label> {
  readonly #exact = new Map<string, Entry<Label>[]>();
  readonly #stems = new Map<string, Entry<Label>[]>();

  /** Adds sayings, separated by commas. */
  add(sayings: string, label: Label): void {
    for (const saying of sayings.split(",")) {
      const [first, ...rest] = saying.trim().split(" ");
      if (!first) continue;
      const stem = first.endsWith("*");
      const [index, key] = stem ? [this.#stems, first.slice(0, -1)] : [this.#exact, first];
      index.set(
        key,
        [...(index.get(key) ?? []), { rest, label }].sort((a, b) => b.rest.length - a.rest.length),
      );
    }
  }

  /** The longest saying that begins at a word. */
  at(words: readonly Word[], at: number): { label: Label; length: number } | undefined {
    const word = words[at]!.text;
    let best: Entry<Label> | undefined = this.#longest(this.#exact.get(word), words, at);
    for (let length = Math.min(word.length, 14); length > 1; length--) {
      const entry = this.#longest(this.#stems.get(word.slice(0, length)), words, at);
      if (entry && (!best || entry.rest.length > best.rest.length)) best = entry;
    }
    return best && { label: best.label, length: best.rest.length + 1 };
  }

  #longest(
    entries: Entry<Label>[] | undefined,
    words: readonly Word[],
    at: number,
  ): Entry<Label> | undefined {
    return entries?.find(({ rest }) =>
      rest.every((part, n) => {
        const word = words[at + n + 1];
        return word !== undefined && word.stop === 0 && isLike(word.text, part);
      }),
    );
  }
}

const isLike = (word: string, part: string): boolean =>
  part === "_" ||
  (part.endsWith("*")
    ? word.startsWith(part.slice(0, -1))
    : part.startsWith("+")
      ? word.endsWith(part.slice(1))
      : word === part);
