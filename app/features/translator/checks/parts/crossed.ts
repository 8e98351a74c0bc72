import type { Choice } from "#app/features/translator/checks/choices/choices.ts";
import { commonMeanings } from "#app/features/translator/checks/context/word-meanings.ts";
import { readDenials } from "#app/features/translator/checks/denials/denials.ts";
import type { TextReading } from "#app/features/translator/checks/reading.ts";
import { partsIn } from "./parts.ts";

/** A mention in a text: `kind` of part, state or condition, `name` within it, and its clause. */
type Mention = { kind: string; name: string; clause: number };

const parting = /^(?:and|but|or|while|whereas|y|e|pero|sino|o|mientras)$/;
const denying = /^(?:not|no|never|nunca|isnt|doesnt|wont|dont|didnt|wasnt)$/;

/** The clause of each word. Punctuation, conjunctions and denials separate clauses. */
function clausesOf({ words }: TextReading): number[] {
  let clause = 0;
  return words.map(({ text, stop }, at) => {
    const denies = denying.test(text) && at > 1 && words[at + 1]?.stop === 0;
    if (at > 0 && (stop > 0 || parting.test(text) || denies)) clause++;
    return clause;
  });
}

/** Words that cannot be in two clauses by chance. */
const unlike: ReadonlySet<string> = new Set(["none", "amount", "time", "mount"]);

/** Groups of one kind: a warranty covers parts, not labor; an engine runs and a light is off. */
const soldAs: Record<string, string> = { labor: "sold", engine: "power" };

function mentionsIn(reading: TextReading): Mention[] {
  const { words, language, choices, values, text } = reading;
  const clauses = clausesOf(reading);
  const mentions: (Omit<Mention, "clause"> & { at: number })[] = [
    ...partsIn(words, language).map(({ terms: [term], at }) => ({
      kind: "part",
      name: term!.en[0]!,
      at,
    })),
    ...choices
      .filter(({ group }: Choice) => !unlike.has(group))
      .map(({ group, member, at }) => ({ kind: soldAs[group] ?? group, name: member, at })),
    ...values
      .filter(({ soft, telling }) => !soft || telling)
      .map(({ key, at }) => ({ kind: "value", name: key, at })),
    ...commonMeanings(words, language).flatMap((labels, at) =>
      [...labels].map((label) => ({
        kind: label.startsWith("common") ? label : label.split(" ")[0]!,
        name: label,
        at,
      })),
    ),
    ...readDenials(text, words, language)
      .filter(({ kind }) => kind === "plain")
      .map(({ at }) => ({ kind: "denial", name: "no", at })),
  ];
  return mentions.map(({ at, ...one }) => ({ ...one, clause: clauses[at]! }));
}

/** The clause of each mention that a text has once. */
function placesOf(mentions: readonly Mention[]): Map<string, Mention> {
  const places = Map.groupBy(mentions, ({ kind, name }) => `${kind}:${name}`);
  return new Map([...places].flatMap(([key, all]) => (all.length === 1 ? [[key, all[0]!]] : [])));
}

/**
 * Whether what one text says of one thing the other one says of another: "the pump is good, the
 * relay is bad", "la bomba está mala, el relevador está bueno".
 */
export function areCrossed(source: TextReading, answer: TextReading): boolean {
  const [ours, theirs] = [placesOf(mentionsIn(source)), placesOf(mentionsIn(answer))];
  const shared = [...ours.keys()].filter((key) => theirs.has(key));
  for (const [n, one] of shared.entries())
    for (const other of shared.slice(n + 1)) {
      if (ours.get(one)!.kind !== ours.get(other)!.kind) continue;
      const [a, b] = [ours.get(one)!.clause, ours.get(other)!.clause];
      const [c, d] = [theirs.get(one)!.clause, theirs.get(other)!.clause];
      if (a === b || c === d) continue;
      let [there, back] = [false, false];
      for (const key of shared) {
        const { kind, clause } = ours.get(key)!;
        if (kind === ours.get(one)!.kind) continue;
        const its = theirs.get(key)!.clause;
        const [goes, comes] = [clause === a && its === d, clause === b && its === c];
        // A denial is of one clause; an adjective may stand for two: "new belt and tensioner".
        if ((goes || comes) && kind === "denial") return true;
        there ||= goes;
        back ||= comes;
      }
      if (there && back) return true;
    }
  return false;
}
