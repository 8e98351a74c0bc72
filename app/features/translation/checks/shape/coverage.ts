import { readChoices } from "#app/features/translation/checks/choices/choices.ts";
import { commonMeanings } from "#app/features/translation/checks/context/common.ts";
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
  const { lost, added } = alone({ source, answer, from, to });
  return { lost: lost.map(({ text }) => text), added: added.map(({ text }) => text) };
}

/** Whether every word has its counterpart: "glow plug" is half as long as "bujía de precalentamiento". */
export function isMatched(line: Line): boolean {
  const { lost, added } = unmatched(line);
  return lost.length === 0 && added.length === 0;
}

/** Whether half of the words that mean something have their counterpart. */
export function coversHalf(line: Line): boolean {
  const { lost } = unmatched(line);
  return lost.length * 2 <= labeled(line.source, line.from).length;
}

type Labeled = { text: string; at: number; labels: string[] };

function labeled(text: string, language: Language): Labeled[] {
  const words = readWords(written(text));
  const labels = labelsOf(words, language, readChoices(words, language));
  const common = commonMeanings(words, language);
  return words
    .map(({ text: word }, at) => ({ text: word, at, labels: [...labels[at]!, ...common[at]!] }))
    .filter(({ text: word }) => /^\p{L}{3,}$/u.test(word) && !functionWords[language].has(word));
}

/** One word for what one language abbreviates and the other writes out. */
const written = (text: string): string =>
  text.replace(/\bA\/C\b|\bair condition(?:ing|er)\b|\baire acondicionado\b/gi, "aircon");

const isThing = (labels: readonly string[]) => labels.some((label) => label.startsWith("thing "));

const isOf =
  (list: string) =>
  ({ labels }: Labeled): boolean =>
    labels.some((label) => label.startsWith(`${list} `));

/**
 * What is wrong with a translation by its words alone: a part that became another one, a state that
 * became another one, or something that only one of the texts says while all the rest is in both;
 * within a sentence of several something may have moved to another one.
 */
export function gapIn(line: Line, whole: boolean): "term" | "opposite" | "unrelated" | undefined {
  const gap = alone(line);
  const { lost, added } = gap;
  if (lost.some(isOf("thing")) && added.some(isOf("thing"))) return "term";
  if (lost.some(isOf("state")) && added.some(isOf("state"))) return "opposite";
  return whole && hasStray(line, gap) ? "unrelated" : undefined;
}

type Gap = { lost: Labeled[]; added: Labeled[] };

function alone({ source, answer, from, to }: Line): Gap {
  const [ours, theirs] = [labeled(source, from), labeled(answer, to)];
  const [said, says] = [ours, theirs].map((each) => new Set(each.flatMap(({ labels }) => labels)));
  const none = (words: readonly Labeled[], others: ReadonlySet<string>) =>
    words.filter(({ labels }) => !labels.some((label) => others.has(label)));
  return { lost: none(ours, says!), added: none(theirs, said!) };
}

const parting = /^(?:and|but|or|because|so|y|e|o|pero|porque|asi|tambien|also|then|luego)$/;

/**
 * Whether a clause of one text, or a part in a list, has nothing in the other where all the rest is
 * there: "… and he will pay whatever it costs".
 */
const hasStray = ({ source, answer, from, to }: Line, { lost, added }: Gap): boolean =>
  (lost.length === 0 && strays(answer, to, added)) ||
  (added.length === 0 && strays(source, from, lost));

/** What a name may well go without: "oil drain plug", "tapón del cárter". */
const implied =
  /^thing (?:oil|coolant|gasoline|keyfob|transmission|freon|steering|exhaust|suspension|cooling|brakes|wheel|tire|windshield|boot|lock|seal|balljoint|tierod|shock|hub|rotor|mount|valve|sensor|seat)$/;

function strays(text: string, language: Language, single: readonly Labeled[]): boolean {
  if (single.length === 0) return false;
  if (single.some(({ labels }) => isThing(labels) && !labels.some((label) => implied.test(label))))
    return true;
  const words = readWords(written(text));
  const listed = ({ at }: Labeled) =>
    at > 0 && (words[at]!.stop === 1 || /^(?:and|y|e|plus|mas)$/.test(words[at - 1]!.text));
  if (single.some((one) => isOf("thing")(one) && listed(one))) return true;
  const apart = new Set(single.map(({ at }) => at));
  const content = new Set(labeled(text, language).map(({ at }) => at));
  const clauses: number[][] = [[]];
  for (const [at, { text: word, stop }] of words.entries()) {
    if (at > 0 && (stop > 0 || parting.test(word))) clauses.push([]);
    if (content.has(at)) clauses.at(-1)!.push(at);
  }
  return (
    clauses.length > 1 &&
    clauses.some((clause) => clause.length >= 2 && clause.every((at) => apart.has(at)))
  );
}
