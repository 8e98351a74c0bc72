import { readChoices } from "#app/features/translation/checks/choices/choices.ts";
import { labelsOf } from "#app/features/translation/checks/context/labels.ts";
import { readWords } from "#app/features/translation/checks/words.ts";
import type { Language } from "#app/values/language.ts";
import { functionWords } from "./function-words.ts";

type Line = { source: string; answer: string; from: Language; to: Language };

/**
 * The words of each text that mean something and that nothing in the other one answers to: no trade
 * term, position or common word of the same meaning, and no word that begins alike.
 */
export function unmatched({ source, answer, from, to }: Line): {
  lost: string[];
  added: string[];
} {
  const [ours, theirs] = [labeled(source, from), labeled(answer, to)];
  const [said, says] = [ours, theirs].map((each) => new Set(each.flatMap(({ labels }) => labels)));
  return { lost: without(ours, says!), added: without(theirs, said!) };
}

/** Whether every word has its counterpart: "glow plug" is half as long as "bujía de precalentamiento". */
export function isMatched(line: Line): boolean {
  const { lost, added } = unmatched(line);
  return lost.length === 0 && added.length === 0;
}

type Labeled = { text: string; labels: string[] };

function labeled(text: string, language: Language): Labeled[] {
  const words = readWords(written(text));
  const labels = labelsOf(words, language, readChoices(words, language));
  return words
    .map(({ text: word }, at) => ({ text: word, labels: [...labels[at]!] }))
    .filter(({ text: word }) => /^\p{L}{3,}$/u.test(word) && !functionWords[language].has(word));
}

/** One word for what one language abbreviates and the other writes out. */
const written = (text: string): string =>
  text.replace(/\bA\/C\b|\bair condition(?:ing|er)\b|\baire acondicionado\b/gi, "aircon");

const without = (words: readonly Labeled[], others: ReadonlySet<string>): string[] =>
  words.filter(({ labels }) => !labels.some((label) => others.has(label))).map(({ text }) => text);
