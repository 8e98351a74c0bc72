import type { HazardKey } from "../../app/features/codes/hazards/hazards.ts";
import { Failure } from "../failure.ts";
import { causes, checks, readHazards } from "./lexicon.ts";
import { type CodeRow, readFiles } from "./rows.ts";

/** Causes by likelihood and checks in order, by name, for one or several similar codes. */
export type FactSource = {
  causes: readonly string[];
  checks: readonly string[];
  /** Hazards of driving with the fault. Those of the work are the checks' and the part's. */
  hazards: readonly HazardKey[];
};

/** The causes and checks of every code that has some. @throws where two records name a code */
export const factsByCode: ReadonlyMap<string, FactSource> = mapByCode();

function mapByCode(): Map<string, FactSource> {
  const byCode = new Map<string, FactSource>();
  let codes: string[] = [];
  for (const row of readFiles("records/*.txt").flatMap(({ rows }) => rows)) {
    codes.push(...row.columns[0]!.split(" ").flatMap(expand));
    // The codes of a record may take several lines.
    if (row.below.length === 0) continue;
    const facts = readRecord(codes[0]!, row);
    for (const code of codes) {
      if (byCode.has(code)) throw new Failure(`${code} has two records`);
      byCode.set(code, facts);
    }
    codes = [];
  }
  if (codes.length > 0) throw new Failure(`${codes[0]} has no record`);
  return byCode;
}

/** Reads `causes …`, `checks …` and `hazards …`. @throws for a name that has no sentence */
function readRecord(code: string, { below }: CodeRow): FactSource {
  const lines = new Map(
    below.map((line) => {
      const [kind = "", ...names] = line.split(" ");
      return [kind, names];
    }),
  );
  const {
    causes: cause = [],
    checks: check = [],
    hazards = [],
    ...other
  } = Object.fromEntries(lines);
  const unknown = [
    ...Object.keys(other),
    ...cause.filter((name) => !causes[name]),
    ...check.filter((name) => !checks[name]),
  ];
  if (unknown.length > 0) throw new Failure(`${code}: no cause or check “${unknown.join(", ")}”`);
  return { causes: cause, checks: check, hazards: readHazards(code, hazards.join(" ")) };
}

/** `P0309` is itself, `P030A-P030C` three codes. */
function expand(range: string): string[] {
  const [first = "", last = first] = range.split("-");
  const [from, to] = [first, last].map((code) => Number.parseInt(code.slice(1), 16));
  return Array.from({ length: to! - from! + 1 }, (_, n) => {
    const number = (from! + n).toString(16).toUpperCase().padStart(4, "0");
    return `${first[0]}${number}`;
  });
}
