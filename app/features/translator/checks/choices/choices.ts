import { lexicons, phrasesIn } from "#app/features/translator/checks/lexicon.ts";
import type { Word } from "#app/features/translator/checks/words.ts";
import type { Language } from "#app/values/language.ts";
import { choiceWords } from "./choice-words.ts";

/** A word or phrase of a group, and which words of the text it is. */
export type Choice = { group: string; member: string; at: number; length: number };

type Label = { group: string; member: string };
const lexiconOf = lexicons<Label>((lexicon, language) => {
  for (const line of choiceWords.trim().split("\n")) {
    const [group, members] = line.split(": ") as [string, string];
    for (const one of members.split(";")) {
      const [member, row] = one.split(" = ") as [string, string];
      lexicon.add(phrasesIn(row, language), { group, member: member.trim() });
    }
  }
});

/** The words of a text that stand in a group of words that exclude each other. */
export function readChoices(words: readonly Word[], language: Language): Choice[] {
  const lexicon = lexiconOf(language);
  const found: Choice[] = [];
  for (let at = 0; at < words.length; ) {
    const entry = isPriced(words, at) ? undefined : lexicon.at(words, at);
    if (entry) found.push({ ...entry.label, at, length: entry.length });
    // "I am" is no hour; "9 am" is one.
    else if (/^[ap]m$/.test(words[at]!.text) && /\d$/.test(words[at - 1]?.text ?? "")) {
      found.push({ group: "clock", member: words[at]!.text, at, length: 1 });
    } else if (isPriced(words, at)) {
      found.push({ ...priced[words[at]!.text]!, at, length: 1 });
    } else if (isAfterwards(words, at))
      found.push({ group: "order", member: "after", at, length: 1 });
    at += entry?.length ?? 1;
  }
  return found;
}

/** Labels of words that follow a sum: "$250 off", "$200 due". */
const priced: Record<string, Label> = {
  off: { group: "discount", member: "down" },
  due: { group: "balance", member: "due" },
  credit: { group: "balance", member: "credit" },
};
const isPriced = (words: readonly Word[], at: number): boolean =>
  words[at]!.text in priced &&
  /^(?:(?:ZQ)?\d+|percent|dollars|bucks)$/.test(words[at - 1]?.text ?? "");

/** "A los diez minutos de borrarlo": ten minutes after. */
const isAfterwards = (words: readonly Word[], at: number): boolean =>
  words[at]!.text === "a" &&
  /^l[oa]s$/.test(words[at + 1]?.text ?? "") &&
  /^(?:segundo|minuto|hora|dia|semana|mes|mese|ano)s$/.test(words[at + 3]?.text ?? "");
