import { labelsOf } from "#app/features/translator/checks/context/labels.ts";
import { commonMeanings } from "#app/features/translator/checks/context/word-meanings.ts";
import type { TextReading } from "#app/features/translator/checks/reading.ts";
import { functionWords } from "#app/features/translator/checks/shape/function-words.ts";
import { isShouted } from "#app/features/translator/protect/plates.ts";
import { namesAndWords, namesOnly, translatable } from "./name-words.ts";

const setOf = (words: string): ReadonlySet<string> => new Set(words.trim().split(/\s+/));
const [sure, either] = [setOf(namesOnly), setOf(namesAndWords)];

/** Words that mark the word after or before them as a name, even in lower case. */
const before = /^(?:mr|mrs|ms|sr|sra|srta|senor|senora|don|dona|lic|licenciado|calle|avenida)$/;
const behind = /^(?:street|avenue|ave|blvd|boulevard)$/;

/** `meanings`: what the name means where it is a word, too. */
type NameMatch = { name: string; isSure: boolean; meanings: string[] };

/** A word without the English possessive. */
const bare = (text: string, raw: string): string =>
  /['’]s$/i.test(raw) ? text.slice(0, -1) : text;

/** The names of a text: listed ones, capitals within a sentence, and words after a title. */
function namesIn({ text, words, language, choices }: TextReading): NameMatch[] {
  const common = commonMeanings(words, language);
  const labels = labelsOf(words, language, choices);
  const raw = words.map(({ start, end }) => text.slice(start, end));
  const isWord = (at: number) =>
    common[at]!.size > 0 ||
    functionWords[language].has(words[at]!.text) ||
    [...labels[at]!].some((label) => !label.startsWith("W:"));
  const isCapital = (at: number) => /^\p{Lu}\p{Ll}/u.test(raw[at]!);
  const within = words.map(({ stop }, at) => at > 0 && stop < 2 && isCapital(at));
  const small = words.some((_, at) => /^\p{Ll}{4,}$/u.test(raw[at]!));
  // A heading has capitals on every word.
  const isHeading =
    isShouted(text) || (!small && within.filter((one, at) => one && isWord(at)).length > 1);
  return words.flatMap(({ text: word }, at) => {
    const name = bare(word, raw[at]!);
    if (!/^\p{L}{3,}$/u.test(name) || name.startsWith("ZQ") || translatable.test(name)) return [];
    const [last, next] = [words[at - 1], words[at + 1]];
    const isTitled =
      (last !== undefined && before.test(last.text) && words[at]!.stop !== 1) ||
      (next !== undefined && behind.test(next.text) && next.stop === 0);
    const meanings = [...common[at]!, ...labels[at]!].filter((label) => !label.startsWith("W:"));
    const isSure =
      (isTitled && (isCapital(at) || !isWord(at))) ||
      (sure.has(name) && !either.has(name)) ||
      (within[at]! && !isHeading && (either.has(name) || !isWord(at)));
    return isSure || either.has(name) ? [{ name, isSure, meanings }] : [];
  });
}

/** Whether a text says what a word means, or begins a word as that one: "flex pipe", "flexible". */
const isSaid = (
  { name, isSure, meanings }: NameMatch,
  { words, language, choices }: TextReading,
): boolean => {
  const there = new Set(
    [...commonMeanings(words, language), ...labelsOf(words, language, choices)].flatMap((each) => [
      ...each,
    ]),
  );
  return (
    meanings.some((label) => there.has(label)) ||
    (!isSure && words.some(({ text }) => text.startsWith(name.slice(0, 4))))
  );
};

/** The words of a text as the other one may write a name, also joined with its neighbor. */
const wordsOf = ({ text, words }: TextReading): ReadonlySet<string> =>
  new Set(
    words.flatMap(({ text: word, start, end }, at) => {
      const name = bare(word, text.slice(start, end));
      return [name, word, name.replace(/s$/, ""), `${words[at - 1]?.text ?? ""}${name}`];
    }),
  );

/**
 * Whether a name did not come back as it was written: another surname, model or brand, or a
 * nickname made a name. A name that is a word, too, counts where another name stands in its place.
 */
export function changesNames(source: TextReading, answer: TextReading): boolean {
  const [ours, theirs] = [namesIn(source), namesIn(answer)];
  const [said, says] = [wordsOf(source), wordsOf(answer)];
  const missing = (names: readonly NameMatch[], there: ReadonlySet<string>, other: TextReading) =>
    names.filter(
      (one) =>
        !there.has(one.name) && !there.has(one.name.replace(/s$/, "")) && !isSaid(one, other),
    );
  const [lost, added] = [missing(ours, says, answer), missing(theirs, said, source)];
  return (
    lost.some(({ isSure }) => isSure) ||
    added.some(({ isSure }) => isSure) ||
    (lost.length > 0 && added.length > 0)
  );
}
