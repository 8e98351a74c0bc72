import { lexicons } from "#app/features/translator/checks/lexicon.ts";
import { readWords } from "#app/features/translator/checks/words.ts";
import type { Language } from "#app/values/language.ts";
import { literalWords } from "./literal-words.ts";

const rowsOf = (language: Language) =>
  (literalWords[language] ?? "")
    .trim()
    .split("\n")
    .map((row, at) => ({ at, cells: row.split(" = ") as [string, string] }));

const saidIn = lexicons<number>((lexicon, language) => {
  for (const { at, cells } of rowsOf(language)) lexicon.add(cells[0], at);
});
/** By the language of the text, not of its rendering. */
const rendered = lexicons<number>((lexicon, language) => {
  for (const { at, cells } of rowsOf(language)) lexicon.add(cells[1], at);
});

/** Whether an answer renders a word of the trade word for word: a jack is no cat. */
export function isWordForWord(source: string, answer: string, from: Language): boolean {
  const rows = (text: string, lexicon: ReturnType<typeof saidIn>) => {
    const words = readWords(text);
    return words.flatMap((_, at) => lexicon.allAt(words, at).map(({ label }) => label));
  };
  const said = new Set(rows(source, saidIn(from)));
  return rows(answer, rendered(from)).some((row) => said.has(row));
}

/** Words that people do say twice. */
const twice =
  /^(?:it|that|she|muy|very|luego|ya|poco|bye|no|so|rapido|casi|mas|more|that|had|really|bien|tic|toc|tick)$/;

/** Whether an answer stammers where its source does not: "la la la tierra tierra". */
export function stammers(source: string, answer: string): boolean {
  const repeats = (text: string) =>
    readWords(text).filter(
      ({ text: word, stop }, at, words) =>
        at > 0 &&
        stop === 0 &&
        word === words[at - 1]!.text &&
        /^\p{L}{2,}$/u.test(word) &&
        !twice.test(word),
    ).length;
  return repeats(answer) > repeats(source);
}
