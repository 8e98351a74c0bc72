import type { Language } from "#app/values/language.ts";
import { choiceWords } from "./choice-words.ts";
import { Lexicon, type Word } from "#app/features/translation/checks/words.ts";

/** A word of a group, and which word of the text it is. */
export type Choice = { group: string; member: string; at: number };

type Label = { group: string; member: string };
let lexicons: Record<Language, Lexicon<Label>> | undefined;

function readLexicons(): Record<Language, Lexicon<Label>> {
  const made = { en: new Lexicon<Label>(), es: new Lexicon<Label>() };
  for (const line of choiceWords.trim().split("\n")) {
    const [group, members] = line.split(": ") as [string, string];
    for (const one of members.split(";")) {
      const [member, sayings] = one.split(" = ") as [string, string];
      const [en, es] = sayings.split(" | ") as [string, string];
      made.en.add(en, { group, member: member.trim() });
      made.es.add(es, { group, member: member.trim() });
    }
  }
  return made;
}

/** The words of a text that stand in a group of words that exclude each other. */
export function readChoices(words: readonly Word[], language: Language): Choice[] {
  lexicons ??= readLexicons();
  const lexicon = lexicons[language];
  const found: Choice[] = [];
  for (let at = 0; at < words.length; ) {
    const entry = lexicon.at(words, at);
    if (entry) found.push({ ...entry.label, at });
    // "I am" is no hour; "9 am" is one.
    else if (/^[ap]m$/.test(words[at]!.text) && /\d$/.test(words[at - 1]?.text ?? "")) {
      found.push({ group: "clock", member: words[at]!.text, at });
    } else if (isAfterwards(words, at)) found.push({ group: "order", member: "after", at });
    at += entry?.length ?? 1;
  }
  return found;
}

/** "A los diez minutos de borrarlo": ten minutes after. */
const isAfterwards = (words: readonly Word[], at: number): boolean =>
  words[at]!.text === "a" &&
  /^l[oa]s$/.test(words[at + 1]?.text ?? "") &&
  /^(?:segundo|minuto|hora|dia|semana|mes|mese|ano)s$/.test(words[at + 3]?.text ?? "");

/**
 * Groups in which the order of two words is part of what is said, and hardly ever a matter of
 * grammar.
 */
const ordered = new Set([
  "side",
  "end",
  "torque",
  "gate",
  "level",
  "order",
  "temperature",
  "polarity",
  "flow",
  "color",
  "weekday",
  "month",
]);
const orderedToo = new Set([
  "relative",
  "clock",
  "time",
  "length",
  "volume",
  "weight",
  "electric",
  "money",
  "link",

  "fill",
  "turn",
]);

/**
 * What became of the words that exclude each other: how many were turned into their opposite, and
 * whether two changed places in a group whose order counts.
 */
export function compareChoices(
  source: readonly Choice[],
  answer: readonly Choice[],
): { flips: number; group?: string; swapped?: string } {
  const [said, says] = [byGroup(source), byGroup(answer)];
  let flips = 0;
  let flipped: string | undefined;
  let swapped: string | undefined;
  for (const [group, ours] of said) {
    const theirs = says.get(group);
    if (!theirs) continue;
    const change = countChange(ours, theirs);
    const turned = Math.min(change.lost, change.gained);
    flips += turned;
    if (turned > 0) flipped ??= group;
    const sequence =
      (ordered.has(group) || orderedToo.has(group)) && change.lost === 0 && change.gained === 0;
    if (sequence && ours.join() !== theirs.join()) swapped ??= group;
  }
  const crossed = contrariesOf(said, says);
  flips += crossed;
  if (crossed > 0) flipped ??= "amount";
  return { flips, ...(flipped && { group: flipped }), ...(swapped && { swapped }) };
}

/** Words of two groups that exclude each other: "over a volt" is no "menos de un volt". */
const contraries: readonly (readonly [string, string])[] = [
  ["level:high", "amount:less"],
  ["level:low", "amount:more"],
  ["level:high", "order:before"],
  ["level:low", "order:after"],
  ["amount:more", "order:before"],
  ["amount:less", "order:after"],
];

/** How many words stand where the other text has their contrary, and neither has the like. */
function contrariesOf(
  said: ReadonlyMap<string, readonly string[]>,
  says: ReadonlyMap<string, readonly string[]>,
): number {
  const alone = (
    label: string,
    here: ReadonlyMap<string, readonly string[]>,
    there: ReadonlyMap<string, readonly string[]>,
  ) => {
    const [group, member] = label.split(":") as [string, string];
    return here.get(group)?.every((one) => one === member) === true && !there.has(group);
  };
  return contraries.filter(
    ([one, other]) =>
      (alone(one, said, says) && alone(other, says, said)) ||
      (alone(other, said, says) && alone(one, says, said)),
  ).length;
}

function byGroup(choices: readonly Choice[]): Map<string, string[]> {
  const groups = new Map<string, string[]>();
  for (const { group, member } of choices) {
    const members = groups.get(group);
    if (members) members.push(member);
    else groups.set(group, [member]);
  }
  return groups;
}

function countChange(
  ours: readonly string[],
  theirs: readonly string[],
): { lost: number; gained: number } {
  const counts = new Map<string, number>();
  for (const member of ours) counts.set(member, (counts.get(member) ?? 0) - 1);
  for (const member of theirs) counts.set(member, (counts.get(member) ?? 0) + 1);
  let lost = 0;
  let gained = 0;
  for (const change of counts.values()) {
    if (change < 0) lost -= change;
    else gained += change;
  }
  return { lost, gained };
}
