import type { Choice } from "#app/features/translator/checks/choices/choices.ts";
import { lexicons, phrasesIn } from "#app/features/translator/checks/lexicon.ts";
import type { Word } from "#app/features/translator/checks/words.ts";
import { findTerms } from "#app/features/translator/glossary/find.ts";
import type { Language } from "#app/values/language.ts";
import { linkWords } from "./link-words.ts";

/** Input of `labelsOf`. */
export type Labeled = { words: Word[]; language: Language; choices: Choice[] };

const lexiconOf = lexicons<string>((lexicon, language) => {
  for (const line of linkWords.trim().split("\n")) {
    const [label, row] = line.split(": ") as [string, string];
    lexicon.add(phrasesIn(row, language), label);
  }
});

/** The labels of each word: what it means, as far as that can be compared across languages. */
export function labelsOf(
  words: readonly Word[],
  language: Language,
  choices: readonly Choice[],
): Set<string>[] {
  const lexicon = lexiconOf(language);
  const labels: Set<string>[] = words.map(() => new Set());
  for (let at = 0; at < words.length; at++) {
    const link = lexicon.at(words, at);
    if (link) labels[at]!.add(link.label);
    const { text } = words[at]!;
    if (/^\p{L}{5,}$/u.test(text)) labels[at]!.add(`W:${text.slice(0, 4)}`);
    else if (/^\p{L}{3,4}$/u.test(text) && !link) labels[at]!.add(`W:${text}`);
  }
  for (const { group, member, at } of choices) labels[at]!.add(`C:${group}:${member}`);
  for (const { term, others, start, length } of findTerms(
    words.map(({ text }) => text),
    language,
  )) {
    for (let at = start; at < start + length; at++)
      for (const one of [term, ...others]) labels[at]?.add(`T:${one.en[0]}`);
  }
  return labels;
}

/** The weight of what both texts mention. */
export function sharedLabels(source: Labeled, answer: Labeled): number {
  const all = ({ words, language, choices }: Labeled) =>
    new Set(labelsOf(words, language, choices).flatMap((labels) => [...labels]));
  return weightOf(all(source), all(answer));
}

/** Whether both mention the same value, term or member of a group; common words do not count. */
export function sharesContent(
  source: Labeled & { values: readonly { key: string }[] },
  answer: Labeled & { values: readonly { key: string }[] },
): boolean {
  const keys = new Set(source.values.map(({ key }) => key));
  if (answer.values.some(({ key }) => keys.has(key))) return true;
  const content = ({ words, language, choices }: Labeled) =>
    labelsOf(words, language, choices).flatMap((labels) =>
      [...labels].filter((label) => label.includes(":")),
    );
  const ours = new Set(content(source));
  return content(answer).some((label) => ours.has(label));
}

/** The weight of the labels in both sets; trade terms and groups count double. */
export function weightOf(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  let sum = 0;
  for (const label of one) if (other.has(label)) sum += label.includes(":") ? 2 : 1;
  return sum;
}
