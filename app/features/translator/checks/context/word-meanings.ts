import { lexicons, phrasesIn } from "#app/features/translator/checks/lexicon.ts";
import type { Word } from "#app/features/translator/checks/words.ts";
import type { Language } from "#app/values/language.ts";
import { commonWords } from "./common-words.ts";
import { moreCommonWords } from "./more-common-words.ts";
import { stateWords, thingWords } from "./thing-words.ts";

const lists = {
  common: commonWords.trim() + moreCommonWords,
  thing: thingWords,
  state: stateWords,
};

const lexiconOf = lexicons<string>((lexicon, language) => {
  for (const [list, words] of Object.entries(lists))
    for (const line of words.trim().split("\n")) {
      const [label, row] = line.split(": ") as [string, string];
      lexicon.add(phrasesIn(row, language), `${list} ${label}`);
    }
});

/** The possible meanings of each word in the list of common words: none, one or several. */
export function commonMeanings(words: readonly Word[], language: Language): Set<string>[] {
  const lexicon = lexiconOf(language);
  const found: Set<string>[] = words.map(() => new Set());
  for (let at = 0; at < words.length; at++)
    for (const { label, length } of lexicon.allAt(words, at))
      for (let next = at; next < at + length; next++) found[next]!.add(label);
  return found;
}

/** Whether two texts have a common word of one meaning. */
export function sharesCommon(
  ours: { words: readonly Word[]; language: Language },
  theirs: { words: readonly Word[]; language: Language },
): boolean {
  const all = ({ words, language }: typeof ours) =>
    new Set(commonMeanings(words, language).flatMap((labels) => [...labels]));
  const known = all(ours);
  return [...all(theirs)].some((label) => known.has(label));
}
