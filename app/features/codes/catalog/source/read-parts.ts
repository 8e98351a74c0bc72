import type { Agreement, PackedPart } from "#app/features/codes/catalog/packed.ts";
import { hazardsByStart } from "#app/features/codes/facts/part-hazards.ts";
import { byDanger } from "#app/features/codes/hazards/hazards.ts";
import { catalogFailures } from "./failures.ts";
import { hazardsOfPart } from "./hazards-of.ts";
import { catalogPlaces } from "./places.ts";
import { systemOf } from "./system-of.ts";

/** A code as its source line has it. */
export type SourceCode = {
  code: string;
  part: PackedPart;
  failure: string;
  at: readonly string[];
  agreement: Agreement;
};

const inflections: Record<string, Pick<PackedPart, "gender" | "plural">> = {
  m: { gender: "m" },
  f: { gender: "f" },
  mp: { gender: "m", plural: true },
  fp: { gender: "f", plural: true },
};

/**
 * Reads parts and their codes. A part is a line `English | Spanish | m, f, mp or fp`; its codes
 * follow, indented: `P0B3C range A b1; …`. A code ends with `~` where the compared listings differ,
 * with `*` where only one has it.
 * @throws for a line that does not read, an unknown failure or place, and names missing a letter
 */
export function readParts(text: string): SourceCode[] {
  const found: SourceCode[] = [];
  let head: string[] = [];
  for (const line of text.split("\n")) {
    if (line.trim() === "" || line.startsWith("#")) continue;
    if (!line.startsWith(" ")) head = line.split(" | ");
    else for (const one of line.split(";")) if (one.trim()) found.push(readCode(one, head));
  }
  return found;
}

function readCode(line: string, [en = "", es = "", inflection = ""]: string[]): SourceCode {
  const [marked = "", failure = "", ...at] = line.trim().split(" ");
  const code = marked.slice(0, 5);
  const agreement = marked.endsWith("~") ? "differs" : marked.endsWith("*") ? "single" : "agreed";
  const system = systemOf(en, code);
  const hazards = byDanger([
    ...hazardsOfPart(en, system),
    ...hazardsByStart.flatMap(([start, all]) => (start.test(code) ? all : [])),
  ]);
  const own = at.filter((one) => !catalogPlaces[one]);
  const wanted = en.match(/@/g)?.length ?? 0;
  if (!inflections[inflection] || !es) throw new Error(`${code}: “${en}” has no Spanish name`);
  if (!catalogFailures[failure]) throw new Error(`${code}: no failure “${failure}”`);
  if (own.length !== wanted || (es.match(/@/g)?.length ?? 0) !== wanted)
    throw new Error(`${code}: ${own.length} designations for “${en}” and “${es}”`);
  return {
    code,
    part: { en, es, ...inflections[inflection], system, hazards },
    failure,
    at,
    agreement,
  };
}
