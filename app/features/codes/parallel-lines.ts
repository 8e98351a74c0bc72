import type { Language } from "#app/values/language.ts";
import type { FaultCode } from "./code.ts";
import { factsOf } from "./facts/facts.ts";
import { hazardLines, hazardsOf } from "./facts/hazards.ts";
import { byDanger } from "./hazards/hazards.ts";
import { titleOf } from "./title.ts";

/**
 * What the library says of these codes, line by line, in two languages: both were written by
 * people, so a text that repeats a line needs no translator for it. Hazards above all.
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
