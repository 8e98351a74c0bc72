import type { Language } from "#app/values/language.ts";
import type { FaultCode } from "./code.ts";
import { byDanger } from "./hazards/hazards.ts";
import { hazardLines } from "./hazards/lines.ts";
import { titleOf } from "./title.ts";

/** Causes by likelihood and checks in order. */
export type CausesAndChecks = { causes: string[]; checks: string[] };

/** Likely causes and first checks, or undefined; not from the file of all codes. */
export function factsOf(
  { facts, lexicon }: FaultCode,
  language: Language,
): CausesAndChecks | undefined {
  if (!facts?.checks.length) return undefined;
  const text = (index: number) => lexicon.phrases[index]![language];
  return { causes: facts.causes.map(text), checks: facts.checks.map(text) };
}

/**
 * The lines about these codes in two languages, both written by people: a text that repeats one
 * needs no machine translation.
 */
export function parallelLines(
  entries: readonly FaultCode[],
  from: Language,
  to: Language,
): Map<string, string> {
  const [ours, theirs] = [linesOf(entries, from), linesOf(entries, to)];
  return new Map(ours.map((line, at) => [line, theirs[at]!]));
}

/** Lists the lines in one order in every language. */
function linesOf(entries: readonly FaultCode[], language: Language): string[] {
  const all = byDanger(entries.flatMap(({ hazards }) => hazards));
  return [
    ...entries.flatMap((entry) => {
      const facts = factsOf(entry, language);
      const title = titleOf(entry, language);
      return [
        title,
        `${entry.code}: ${title}`,
        ...(facts?.causes ?? []),
        ...(facts?.checks ?? []),
        ...hazardLines(entry.hazards, language),
      ];
    }),
    ...all.flatMap((key) => hazardLines([key], language)),
    ...hazardLines(all, language),
  ];
}
