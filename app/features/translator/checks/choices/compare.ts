import type { Choice } from "./choices.ts";

/** Groups in which the order of two words matters. */
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
  "support",
  "drive",
  "decision",
  "agent",
]);

/** Groups of which a text that says nothing says something else. */
const strict = new Set(["labor", "weekday"]);

/** How many words became their opposite, and whether two were exchanged. */
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
    if (!theirs) {
      if (strict.has(group)) flips++;
      continue;
    }
    const change = countChange(ours, theirs);
    const turned = Math.min(change.lost, change.gained);
    flips += turned;
    if (turned > 0) flipped ??= group;
    const sameMembers = change.lost === 0 && change.gained === 0;
    if (ordered.has(group) && sameMembers && ours.join() !== theirs.join()) swapped ??= group;
  }
  for (const group of says.keys()) if (strict.has(group) && !said.has(group)) flips++;
  const crossed = contrariesOf(said, says);
  flips += crossed;
  if (crossed > 0) flipped ??= "amount";
  return { flips, ...(flipped && { group: flipped }), ...(swapped && { swapped }) };
}

/** Words of two groups that exclude each other: "over a volt", "menos de un volt". */
const contraries: readonly (readonly [string, string])[] = [
  ["level:high", "amount:less"],
  ["level:low", "amount:more"],
  ["level:high", "order:before"],
  ["level:low", "order:after"],
  ["amount:more", "order:before"],
  ["amount:less", "order:after"],
  ["quality:good", "safety:danger"],
  ["turn:clockwise", "side:left"],
  ["turn:counter", "side:right"],
  ["discount:down", "amount:more"],
  ["discount:up", "amount:less"],
  ["health:dead", "quality:good"],
  ["engine:on", "power:off"],
  ["engine:off", "power:on"],
  ["included:in", "amount:more"],
  ["included:out", "labor:included"],
  ["labor:extra", "included:in"],
  ["tax:extra", "included:in"],
  ["tax:included", "included:out"],
  ["fee:free", "amount:more"],
  ["discount:down", "fill:fill"],
  ["power:on", "enable:off"],
  ["power:off", "enable:on"],
  ["labor:extra", "sold:parts"],
  ["labor:alone", "sold:parts"],
  ["balance:credit", "fee:charged"],
  ["balance:credit", "charge:charge"],
  ["discount:down", "fee:charged"],
  ["stuck:stuck", "fee:free"],
  ["stuck:stuck", "torque:loosen"],
  ["degree of harm:slight", "strength:strong"],
  ["share:half", "payment:full"],
  ["key:in", "mount:out"],
  ["fee:charged", "included:in"],
  ["fee:free", "included:out"],
  ["grease:greased", "water:dry"],
  ["share:alternate", "payment:full"],
];

/** How many words have their opposite in the other text, in another group. */
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
  const groups = [...Map.groupBy(choices, ({ group }) => group)];
  return new Map(groups.map(([group, all]) => [group, all.map(({ member }) => member)]));
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
