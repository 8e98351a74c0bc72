import { fold } from "#app/values/fold.ts";

type Member = { id: string; name: string };

/** Members mentioned in a text, or a mention that fits two members. */
type Mentions = { ids: string[] } | { unclear: string };

/** An `@` at the start of a word: not the one inside an email address. */
const signs = /(?<![\p{L}\p{N}._%+-])@(?=\p{L})/gu;

/** Characters at which a name ends. */
const ends = /[,;:!?()\n]|\.\s/;

/** Maximum words of a name. */
const mostWords = 6;

/**
 * Members mentioned by `@` and a part of their name that is unique, ignoring case and accents. A
 * word that is no name is part of the text.
 */
export function mentionsIn(text: string, members: readonly Member[]): Mentions {
  const named = members.map(({ id, name }) => ({ id, words: wordsOf(name) }));
  const ids = new Set<string>();
  for (const { index } of text.matchAll(signs)) {
    const [name = ""] = text.slice(index + 1, index + 200).split(ends, 1);
    const words = wordsOf(name).slice(0, mostWords);
    const found = narrowed(words, named);
    if (found.length > 1) return { unclear: `@${words[0]}` };
    for (const { id } of found) ids.add(id);
  }
  return { ids: [...ids] };
}

type NamedWords = { id: string; words: string[] };

/** Members whose name continues the match with the most words; a whole name takes precedence. */
function narrowed(words: readonly string[], members: readonly NamedWords[]): NamedWords[] {
  let left: readonly NamedWords[] = members.filter((one) => isWord(one.words[0], words[0]));
  let length = 1;
  for (; length < words.length; length++) {
    const at = length;
    const next = left.filter((one) => isWord(one.words[at], words[at]));
    if (next.length === 0) break;
    left = next;
  }
  const whole = left.filter((one) => one.words.length === length);
  return [...(whole.length > 0 ? whole : left)];
}

/** A member without a name is called by the address, of which the part before the sign is enough. */
const isWord = (ofName: string | undefined, typed: string | undefined): boolean =>
  ofName !== undefined &&
  typed !== undefined &&
  (ofName === typed || ofName.startsWith(`${typed}@`));

const wordsOf = (text: string): string[] =>
  fold(text)
    .split(/\s+/)
    .map((word) => word.replace(/[^\p{L}\p{N}]+$/u, "").replace(/['’]s$/u, ""))
    .filter(Boolean);
