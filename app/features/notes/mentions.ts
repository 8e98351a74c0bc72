import { fold } from "#app/values/fold.ts";

type Member = { id: string; name: string };

/** Whom a text names, or what in it may mean two members. */
type Mentions = { ids: string[] } | { unclear: string };

/** An `@` that begins a word: the one inside an address names nobody. */
const signs = /(?<![\p{L}\p{N}._%+-])@(?=\p{L})/gu;

/** Characters at which a name ends. */
const ends = /[,;:!?()\n]|\.\s/;

/** As many words as a name is looked for in. */
const mostWords = 6;

/**
 * The members whom a text names by `@` and as much of their name as tells them from the others,
 * in any case and without accents. A word that is nobody's name is part of the text.
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

/** Who is left after as many words as anyone's name goes on with; a whole name comes first. */
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
