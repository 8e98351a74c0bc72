import { labelsOf } from "#app/features/translator/checks/context/labels.ts";
import { commonMeanings } from "#app/features/translator/checks/context/word-meanings.ts";
import type { TextReading } from "#app/features/translator/checks/reading.ts";

const next = /^(?:then|luego|despues)$/;
const joining = /^(?:and|y|,)$/;

/** The meanings before and behind "then", where a text has one such word between two clauses. */
function halvesOf({
  words,
  language,
  choices,
}: TextReading): [Set<string>, Set<string>] | undefined {
  const at = words.findIndex(({ text }, n) => n > 1 && n < words.length - 1 && next.test(text));
  if (at < 0 || words.filter(({ text }) => next.test(text)).length !== 1) return undefined;
  const [common, labels] = [commonMeanings(words, language), labelsOf(words, language, choices)];
  const meanings = (from: number, to: number) =>
    new Set(
      words
        .slice(from, to)
        .flatMap((word, n) =>
          joining.test(word.text) ? [] : [...common[from + n]!, ...labels[from + n]!],
        )
        .filter((label) => label.includes(" ") || /^[CT]:/.test(label)),
    );
  return [meanings(0, at), meanings(at + 1, words.length)];
}

/** Whether what comes first in one text comes last in the other: "A, then B", "B y luego A". */
export function isReversed(source: TextReading, answer: TextReading): boolean {
  const [ours, theirs] = [halvesOf(source), halvesOf(answer)];
  if (!ours || !theirs) return false;
  const shared = (one: ReadonlySet<string>, other: ReadonlySet<string>) =>
    [...one].filter((label) => other.has(label)).length;
  const stays = shared(ours[0], theirs[0]) + shared(ours[1], theirs[1]);
  const crosses = shared(ours[0], theirs[1]) + shared(ours[1], theirs[0]);
  return crosses > stays + 1;
}
