import { air } from "./air.ts";
import { chassis } from "./chassis.ts";
import { clutches } from "./clutches.ts";
import { cooling } from "./cooling.ts";
import { diesel } from "./diesel.ts";
import { electrics } from "./electrics.ts";
import { engine } from "./engine.ts";
import { exhaust } from "./exhaust.ts";
import { fuel } from "./fuel.ts";
import { hybrid } from "./hybrid.ts";
import { network } from "./network.ts";
import type { CatalogRecord } from "./record.ts";
import { restraints } from "./restraints.ts";
import { transmission } from "./transmission.ts";
import { vapor } from "./vapor.ts";

const records: readonly CatalogRecord[] = [
  ...air,
  ...restraints,
  ...chassis,
  ...electrics,
  ...fuel,
  ...engine,
  ...cooling,
  ...exhaust,
  ...vapor,
  ...transmission,
  ...clutches,
  ...network,
  ...hybrid,
  ...diesel,
];

/** The record of every code that has one. @throws where two records name a code */
export const catalogRecords: ReadonlyMap<string, CatalogRecord> = mapByCode();

function mapByCode(): Map<string, CatalogRecord> {
  const byCode = new Map<string, CatalogRecord>();
  for (const record of records)
    for (const code of record.codes.split(" ").flatMap(expand)) {
      if (byCode.has(code)) throw new Error(`${code} has two records`);
      byCode.set(code, record);
    }
  return byCode;
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
