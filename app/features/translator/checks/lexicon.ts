import { byLanguage, type Language, languages } from "#app/values/language.ts";
import type { Word } from "./words.ts";

type Entry<Label> = { rest: readonly string[]; label: Label };

/**
 * Words and phrases of one language, each with its label: `open`, `turn off`, stems (`apriet*`),
 * endings (`stop +ing`) and any word (`keep _ off`).
 */
class Lexicon<Label> {
  readonly #exact = new Map<string, Entry<Label>[]>();
  readonly #stems = new Map<string, Entry<Label>[]>();

  /** Adds phrases, separated by commas. */
  add(phrases: string, label: Label): void {
    for (const phrase of phrases.split(",")) {
      const [first, ...rest] = phrase.trim().split(" ");
      if (!first) continue;
      const stem = first.endsWith("*");
      const [index, key] = stem ? [this.#stems, first.slice(0, -1)] : [this.#exact, first];
      index.set(
        key,
        [...(index.get(key) ?? []), { rest, label }].sort((a, b) => b.rest.length - a.rest.length),
      );
    }
  }

  /** The longest phrase that begins at a word. */
  at(words: readonly Word[], at: number): { label: Label; length: number } | undefined {
    const word = words[at]!.text;
    let best: Entry<Label> | undefined = this.#longest(this.#exact.get(word), words, at);
    for (let length = Math.min(word.length, 14); length > 1; length--) {
      const entry = this.#longest(this.#stems.get(word.slice(0, length)), words, at);
      if (entry && (!best || entry.rest.length > best.rest.length)) best = entry;
    }
    return best && { label: best.label, length: best.rest.length + 1 };
  }

  /** Every label of the phrases that begin at a word, the longest of each. */
  allAt(words: readonly Word[], at: number): { label: Label; length: number }[] {
    const word = words[at]!.text;
    const found = new Map<Label, number>();
    const take = (entries: Entry<Label>[] = []) => {
      for (const { rest, label } of entries)
        if (follow(words, at, rest))
          found.set(label, Math.max(found.get(label) ?? 0, rest.length + 1));
    };
    take(this.#exact.get(word));
    for (let length = Math.min(word.length, 14); length > 1; length--)
      take(this.#stems.get(word.slice(0, length)));
    return [...found].map(([label, length]) => ({ label, length }));
  }

  #longest(
    entries: Entry<Label>[] | undefined,
    words: readonly Word[],
    at: number,
  ): Entry<Label> | undefined {
    return entries?.find(({ rest }) => follow(words, at, rest));
  }
}

const follow = (words: readonly Word[], at: number, rest: readonly string[]): boolean =>
  rest.every((part, n) => {
    const word = words[at + n + 1];
    return word !== undefined && word.stop === 0 && matches(word.text, part);
  });

const matches = (word: string, part: string): boolean =>
  part === "_" ||
  (part.endsWith("*")
    ? word.startsWith(part.slice(0, -1))
    : part.startsWith("+")
      ? word.endsWith(part.slice(1))
      : word === part);

/** A lexicon for each language, filled on first use. */
export function lexicons<Label>(
  fill: (lexicon: Lexicon<Label>, language: Language) => void,
): (language: Language) => Lexicon<Label> {
  let made: Record<Language, Lexicon<Label>> | undefined;
  return (language) => {
    made ??= byLanguage((each) => {
      const lexicon = new Lexicon<Label>();
      fill(lexicon, each);
      return lexicon;
    });
    return made[language];
  };
}

/** The phrases of a language in a row of data, `English | Spanish`; none without its column. */
export const phrasesIn = (row: string, language: Language): string =>
  row.split(" | ")[languages.indexOf(language)] ?? "";
