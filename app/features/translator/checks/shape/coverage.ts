import { readChoices } from "#app/features/translator/checks/choices/choices.ts";
import { labelsOf } from "#app/features/translator/checks/context/labels.ts";
import { commonMeanings } from "#app/features/translator/checks/context/word-meanings.ts";
import { isPart } from "#app/features/translator/checks/parts/parts.ts";
import { numberWords } from "#app/features/translator/checks/values/number-words.ts";
import { readWords, type Word } from "#app/features/translator/checks/words.ts";
import type { Language } from "#app/values/language.ts";
import { functionWords, lightWords } from "./function-words.ts";

type Line = { source: string; answer: string; from: Language; to: Language };

/**
 * The words of each text that mean something and that nothing in the other one answers to: no trade
 * term, position or common word of the same meaning, and no word that begins alike.
 */
export function unmatched({ source, answer, from, to }: Line): {
  lost: string[];
  added: string[];
  /** How many words of the source mean something. */
  said: number;
} {
  const { lost, added, ours } = alone({ source, answer, from, to });
  const heavy = (words: readonly Labeled[], language: Language) =>
    words.flatMap(({ text }) => (lightWords[language].has(text) ? [] : text));
  return { lost: heavy(lost, from), added: heavy(added, to), said: ours.length };
}

/** Whether every word has its counterpart: "glow plug", "bujía de precalentamiento". */
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

/** The words that mean something by themselves. */
const labeled = (text: string, language: Language): Labeled[] =>
  meaningful(everyLabeled(text, language), language);

const meaningful = (words: readonly Labeled[], language: Language): Labeled[] =>
  words.filter(
    ({ text: word }) =>
      /^\p{L}{3,}$/u.test(word) &&
      !functionWords[language].has(word) &&
      !numberWords[language].has(word),
  );

function everyLabeled(text: string, language: Language): Labeled[] {
  const words = readWords(written(text));
  const choices = readChoices(words, language);
  const labels = labelsOf(words, language, choices);
  for (const { group, member, at, length } of choices)
    for (let next = at; next < at + length; next++) labels[next]!.add(`C:${group}:${member}`);
  const common = commonMeanings(words, language);
  return words.map(({ text: word }, at) => ({
    text: word,
    at,
    labels: [...labels[at]!, ...common[at]!],
  }));
}

/** Replaces terms that one language abbreviates and the other writes out by one word. */
const written = (text: string): string =>
  text.replace(/\bA\/C\b|\bAC\b|\bair condition(?:ing|er)\b|\baire acondicionado\b/gi, "aircon");

const isThing = (labels: readonly string[]) => labels.some((label) => label.startsWith("thing "));

/** Whether words are the whole name of a part: of "mass air flow sensor" one alone is none. */
const hasPart = (single: readonly Labeled[], all: readonly Labeled[]): boolean =>
  single.some(({ labels }) =>
    labels.some(
      (label) =>
        label.startsWith("T:") &&
        isPart(label.slice("T:".length)) &&
        all.every((one) => !one.labels.includes(label) || single.includes(one)),
    ),
  );

/** Common words of which one does not stand for another. */
const facts = new Set(
  "cash card credit balance deposit discount tax refund warranty insurance invoice estimate boss mechanic friend wife kids home dealer store yard morning night today tomorrow yesterday payday week month rain sun winter summer metal plastic rubber accident smoke water pressure voltage level temperature half accelerate brake reverse steer paint instruction registration"
    .split(" ")
    .map((name) => `common ${name}`),
);
const isFact = ({ labels }: Labeled): boolean => labels.some((label) => facts.has(label));
const isTelling = (word: Labeled): boolean => isOf("state")(word) || isFact(word);
/** So short a line says each thing once, and in nearly the same words. */
const shortest = 45;

const isOf =
  (list: string) =>
  ({ labels }: Labeled): boolean =>
    labels.some((label) => label.startsWith(`${list} `));

/**
 * The fault of a translation by its words alone: a part or a state became another one, or only one
 * of the texts mentions something while all the rest is in both. Within one of several sentences, a
 * mention may have moved to another sentence.
 */
export function gapIn(line: Line, whole: boolean): "term" | "opposite" | "unrelated" | undefined {
  const gap = alone(line);
  const { lost, added } = gap;
  if (isNamed(lost, gap.ours) && isNamed(added, gap.theirs)) return "term";
  for (const kind of [isOf("state"), isFact])
    if (lost.some(kind) && added.some(kind)) return "opposite";
  const isShort = Math.max(line.source.length, line.answer.length) <= shortest;
  if (isShort && lost.some(isTelling) && added.some(isTelling)) return "opposite";
  return whole && hasStray(line, gap) ? "unrelated" : undefined;
}

/** The words of both texts, and those of each that the other one does not answer to. */
type Gap = { ours: Labeled[]; theirs: Labeled[]; lost: Labeled[]; added: Labeled[] };

const isNamed = (single: readonly Labeled[], all: readonly Labeled[]): boolean =>
  single.some(({ labels }) => isThing(labels)) || hasPart(single, all);

function alone({ source, answer, from, to }: Line): Gap {
  const all = [everyLabeled(source, from), everyLabeled(answer, to)] as const;
  const [ours, theirs] = [meaningful(all[0], from), meaningful(all[1], to)];
  // "Could" has no meaning of its own, and yet answers to "puede".
  const [said, says] = all.map((each) => new Set(each.flatMap(({ labels }) => labels)));
  const none = (words: readonly Labeled[], others: ReadonlySet<string>) =>
    words.filter(({ labels }) => !labels.some((label) => others.has(label)));
  return { ours: ours!, theirs: theirs!, lost: none(ours!, says!), added: none(theirs!, said!) };
}

const joins = /^(?:and|y|e|plus|mas)$/;
const parting = /^(?:and|but|or|because|so|y|e|o|pero|porque|asi|tambien|also|then|luego)$/;

/**
 * Whether a clause of one text, or a part in a list, has nothing in the other where all the rest is
 * there: "… and he will pay whatever it costs".
 */
const hasStray = ({ source, answer, from, to }: Line, { lost, added }: Gap): boolean =>
  (lost.length === 0 && strays(answer, to, added)) ||
  (added.length === 0 && strays(source, from, lost)) ||
  (lost.length === 1 && endsApart(answer, to, added) > clausesIn(source)) ||
  (added.length === 1 && endsApart(source, from, lost) > clausesIn(answer));

const partsClause = ({ text, stop }: Word, at: number) =>
  at > 0 && (stop > 0 || parting.test(text));
const clausesIn = (text: string): number => 1 + readWords(text).filter(partsClause).length;

/** How many clauses a text has if its last one says nothing that the other text has; else 0. */
function endsApart(text: string, language: Language, single: readonly Labeled[]): number {
  const words = readWords(written(text));
  const last = Math.max(0, words.findLastIndex(partsClause));
  const content = labeled(text, language).filter(({ at }) => at >= last);
  const apart = new Set(single.map(({ at }) => at));
  return last > 0 && content.length >= 2 && content.every(({ at }) => apart.has(at))
    ? clausesIn(text)
    : 0;
}

/** Parts that a name may omit: "oil drain plug", "tapón del cárter". */
const implied =
  /^thing (?:fuelpump|waterpump|heatshield|joints?|ac|door|throttlebody|starter|caliper|oil|coolant|gasoline|keyfob|engine|transmission|freon|steering|exhaust|suspension|cooling|brakes|wheel|tire|windshield|boot|lock|seal|balljoint|tierod|shock|hub|rotor|mount|valve|sensor|seat)$/;

function strays(text: string, language: Language, single: readonly Labeled[]): boolean {
  if (single.length === 0) return false;
  if (single.some(({ labels }) => isThing(labels) && !labels.some((label) => implied.test(label))))
    return true;
  const words = readWords(written(text));
  const ends = (at: number) => (words[at]?.stop ?? 2) > 0 || parting.test(words[at]!.text);
  const listed = ({ at }: Labeled) =>
    ends(at + 1) &&
    (words[at]!.stop === 1 ||
      [at - 1, at - 2].some((before) => joins.test(words[before]?.text ?? "")));
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
