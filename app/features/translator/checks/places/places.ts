import { lexicons, phrasesIn } from "#app/features/translator/checks/lexicon.ts";
import type { Word } from "#app/features/translator/checks/words.ts";
import type { Language } from "#app/values/language.ts";
import { placeWords } from "./place-words.ts";

type Text = { words: readonly Word[]; language: Language };
type Label = { place: string; isPlain: boolean };

const lexiconOf = lexicons<Label>((lexicon, language) => {
  for (const line of placeWords.trim().split("\n")) {
    const [place, kinds] = line.split(": ") as [string, string];
    for (const one of kinds.split("; ")) {
      const [kind, row] = one.split(" = ") as [string, string];
      // A language without plain words has nothing before the bar.
      const phrases = phrasesIn(row.replace(/^\| /, " | "), language);
      lexicon.add(phrases, { place, isPlain: kind === "plain" });
    }
  }
});

/**
 * Whether a position is gone, or came in: each plain one must be said as often in the other text,
 * in plain or loose words. "Front" may be "adelante", but not nothing, and not "trasero".
 */
export function changesPlaces(source: Text, answer: Text): boolean {
  const [ours, theirs] = [countOf(source), countOf(answer)];
  return lacks(ours.plain, theirs.all) || lacks(theirs.plain, ours.all);
}

type Counts = ReadonlyMap<string, number>;
const lacks = (wanted: Counts, there: Counts): boolean =>
  [...wanted].some(([place, count]) => count > (there.get(place) ?? 0));

function countOf({ words, language }: Text): { plain: Counts; all: Counts } {
  const lexicon = lexiconOf(language);
  const [plain, all] = [new Map<string, number>(), new Map<string, number>()];
  for (let at = 0; at < words.length; ) {
    const entry = lexicon.at(words, at);
    if (entry) {
      const { place, isPlain } = entry.label;
      all.set(place, (all.get(place) ?? 0) + 1);
      if (isPlain) plain.set(place, (plain.get(place) ?? 0) + 1);
    }
    at += entry?.length ?? 1;
  }
  return { plain, all };
}
