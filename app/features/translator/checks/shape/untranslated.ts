import { readChoices } from "#app/features/translator/checks/choices/choices.ts";
import { readWords, type Word } from "#app/features/translator/checks/words.ts";
import { findTerms } from "#app/features/translator/glossary/find.ts";
import { isShouted } from "#app/features/translator/protect/plates.ts";
import type { Language } from "#app/values/language.ts";
import { functionWords } from "./function-words.ts";
import { both, keepsWord } from "./kept-words.ts";

/** Quoted text may stay as it is: a screen or a label. */
const withoutQuoted = (text: string) =>
  text.replace(/["“«][^"”»]{0,80}["”»]/g, (quoted) => " ".repeat(quoted.length));

/** Whether a part was not translated: function words, trade terms, or three words in a row. */
export function hasUntranslated(
  source: string,
  answer: string,
  from: Language,
  to: Language,
): boolean {
  const [ours, theirs] = [withoutQuoted(source), withoutQuoted(answer)];
  const [said, says] = [readWords(ours), readWords(answer === theirs ? answer : theirs)];
  const shouted = isShouted(source);
  const small = (text: string, { start }: Word) =>
    shouted || /^\p{Ll}/u.test(text.slice(start, start + 1));
  const count = (words: readonly Word[], text: string, language: Language) =>
    words.filter(
      (word, n) =>
        functionWords[language].has(word.text) &&
        small(text, word) &&
        (small(text, words[n + 1] ?? word) || small(text, words[n - 1] ?? word)),
    ).length;
  const left = count(says, theirs, from);
  if (left > 0 && left > count(said, ours, to) && count(said, ours, from) > 0) return true;
  if (
    answer.split(/\s+/).length <= 6 &&
    keepsWord(said, says, { from, to, small: (word) => small(theirs, word) })
  )
    return true;
  return (
    hasRun(said, says, (word) => small(theirs, word)) ||
    hasTerm(said, says, { from, to, small: (word) => small(theirs, word) })
  );
}

/** Three words of the source in a row, two of them in small letters. */
function hasRun(
  said: readonly Word[],
  says: readonly Word[],
  small: (word: Word) => boolean,
): boolean {
  const isWord = ({ text }: Word) => /^\p{L}/u.test(text) && !text.startsWith("ZQ");
  const runs = new Set(
    said
      .slice(2)
      .map((_, n) => said.slice(n, n + 3))
      .filter((run) => run.every(isWord))
      .map(join),
  );
  return says.some((_, n) => {
    const run = says.slice(n, n + 3);
    return (
      run.length === 3 &&
      runs.has(join(run)) &&
      run.filter(small).length >= 2 &&
      run.some(({ text }) => text.length > 3)
    );
  });
}
const join = (run: readonly Word[]) => run.map(({ text }) => text).join(" ");

/** A trade term or direction of the source that exists in its language only. */
function hasTerm(
  said: readonly Word[],
  says: readonly Word[],
  { from, to, small }: { from: Language; to: Language; small: (word: Word) => boolean },
): boolean {
  const source = new Set(said.map(({ text }) => text));
  const texts = says.map(({ text }) => text);
  const places = (language: Language) => [
    ...readChoices(says, language).map(({ at }) => at),
    ...findTerms(texts, language).flatMap(({ start, length }) =>
      Array.from({ length }, (_, n) => start + n),
    ),
  ];
  const own = new Set(places(to));
  return places(from).some(
    (at) =>
      !own.has(at) &&
      texts[at]!.length > 2 &&
      !both.has(texts[at]!) &&
      source.has(texts[at]!) &&
      small(says[at]!),
  );
}
