import type { Language } from "#app/values/language.ts";
import type { FaultCode } from "./code.ts";
import { factsOf } from "./facts/facts.ts";
import { hazardLines, hazardsOf } from "./facts/hazards.ts";
import { byDanger } from "./hazards/hazards.ts";
import { titleOf } from "./title.ts";

/**
 * The library's lines about these codes in two languages, both written by people: a text that repeats
 * one needs no machine translation.
 */
export function parallelLines(
  entries: readonly FaultCode[],
  from: Language,
  to: Language,
): Map<string, string> {
  const [ours, theirs] = [linesOf(entries, from), linesOf(entries, to)];
  return new Map(ours.map((line, at) => [line, theirs[at]!]));
}

/** The same lines in the same order in every language. */
function linesOf(entries: readonly FaultCode[], language: Language): string[] {
  const all = byDanger(entries.flatMap(hazardsOf));
  return [
    ...entries.flatMap((entry) => {
      const facts = factsOf(entry, language);
      const title = titleOf(entry, language);
      return [
        title,
        `${entry.code}: ${title}`,
        ...(facts?.causes ?? []),
        ...(facts?.checks ?? []),
        ...hazardLines(hazardsOf(entry), language),
      ];
    }),
    ...all.flatMap((key) => hazardLines([key], language)),
    ...hazardLines(all, language),
  ];
}
