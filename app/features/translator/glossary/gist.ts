import { conceptsIn, queryWords } from "./synonyms.ts";

/** Concepts that say nothing of a fault, by their first English word. */
export const unsaid: ReadonlySet<string> = new Set(
  "car;truck;vehicle;pickup truck;van;fault code;customer;mechanic;technician;mile;miles;shop;noise;part;parts;tool;diagnosis".split(
    ";",
  ),
);

/** The subject of a question: at most three of its concepts as typed, longest name first. */
export function gistOf(text: string): string[] {
  const words = queryWords(text.slice(0, 400)).slice(0, 60);
  const concepts = conceptsIn(words).filter(
    ({ terms }) => !terms.some(({ en }) => unsaid.has(en[0]!)),
  );
  const named = concepts.map(({ start, length }) => ({
    length,
    said: words.slice(start, start + length).join(" "),
  }));
  return [...new Set(named.sort((a, b) => b.length - a.length).map(({ said }) => said))].slice(
    0,
    3,
  );
}
