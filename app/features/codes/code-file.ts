import type { Agreement, FactRecord, FaultCode, Lexicon, Part, Words } from "./code.ts";
import { byDanger } from "./hazards/hazards.ts";

/**
 * Some codes as `node scripts/compile-codes.ts` writes them: those of the library, of a range of
 * the catalog, or of all of the catalog.
 */
export type CodeFile = Lexicon & {
  parts: readonly Part[];
  /** `P0B3C 12 range A b1`: code, index of its part, failure, then designations and places. */
  codes: readonly string[];
  /** Each with its codes, `P0011 P0014`. */
  notes: readonly (Words & { codes: string })[];
  /** None in the file of all codes but their hazards. */
  facts: readonly FactRecord[];
  /** How the listings agree on a code that is in neither of the next two. */
  agreement?: "agreed";
  differs: readonly string[];
  single: readonly string[];
};

/** The codes of a file, in order and by code. */
export type Codes = {
  file: CodeFile;
  codes: readonly FaultCode[];
  byCode: ReadonlyMap<string, FaultCode>;
};

export function openFile(file: CodeFile): Codes {
  const factsOf = new Map(codesOf(file.facts));
  const notesOf = Map.groupBy(codesOf(file.notes), ([code]) => code);
  const agreementOf = new Map<string, Agreement>([
    ...file.differs.map((code) => [code, "differs"] as const),
    ...file.single.map((code) => [code, "single"] as const),
  ]);
  const codes = file.codes.map((line): FaultCode => {
    const [code = "", index = "", failure = "", ...at] = line.split(" ");
    const part = file.parts[Number(index)]!;
    const facts = factsOf.get(code);
    return {
      code,
      part,
      failure,
      at,
      hazards: facts ? byDanger([...part.hazards, ...facts.hazards]) : part.hazards,
      facts,
      notes: notesOf.get(code)?.map(([, note]) => note) ?? [],
      agreement: agreementOf.get(code) ?? file.agreement,
      lexicon: file,
    };
  });
  return { file, codes, byCode: new Map(codes.map((entry) => [entry.code, entry])) };
}

const codesOf = <One extends { codes: string }>(all: readonly One[]): [string, One][] =>
  all.flatMap((one) => one.codes.split(" ").map((code): [string, One] => [code, one]));

export const noCodes: Codes = openFile({
  parts: [],
  failures: {},
  places: {},
  phrases: [],
  codes: [],
  notes: [],
  facts: [],
  differs: [],
  single: [],
});
