import type { Language } from "#app/values/language.ts";
import { notesOf, partsOf } from "./anatomy.ts";
import type { FaultCode } from "./code.ts";
import { allCodes, factsOf, findCode, titleOf } from "./codes.server.ts";
import { hazardsOf, hazardsOfUnknown, hazardTexts } from "./facts/hazards.ts";
import { recordsByCode } from "./facts/records/by-code.ts";
import { isImpossible, originOf } from "./family.ts";
import { components } from "./lexicon.ts";
import type { Listed, Sheet } from "./sheet.ts";
import { systemNames } from "./systems.ts";

/**
 * The page of a code, as `readCode` reads it: hazards for everyone; `withFacts`: with causes and
 * checks, for those whose plan has them.
 */
export function sheetOf(code: string, language: Language, withFacts: boolean): Sheet {
  const entry = findCode(code);
  const parts = partsOf(code, language);
  const near = nearTo(code, entry).map((one) => listed(one, language));
  if (!entry) {
    const origin = originOf(code);
    const kind = isImpossible(code) ? "impossible" : origin === "standard" ? "unknown" : origin;
    const safety = kind === "unknown" ? hazardTexts(hazardsOfUnknown(code), language) : [];
    return {
      code,
      kind,
      parts,
      notes: [],
      safety,
      more: false,
      near: kind === "manufacturer" || kind === "impossible" ? [] : near,
    };
  }
  const facts = factsOf(entry, language);
  const { short } = components[entry.component];
  return {
    code,
    kind: "known",
    title: titleOf(entry, language),
    system: systemNames[entry.system][language],
    area: entry.system,
    ...(short && { short }),
    parts,
    notes: notesOf(entry, language),
    safety: hazardTexts(hazardsOf(entry), language),
    ...(withFacts && facts && { facts }),
    more: facts !== undefined,
    near,
  };
}

/** A code with its title and what can hurt, as lists show it. */
export const listed = (entry: FaultCode, language: Language): Listed => ({
  code: entry.code,
  title: titleOf(entry, language),
  hazards: hazardTexts(hazardsOf(entry), language).map(({ name }) => name),
});

/**
 * Six codes that may be meant as well: of the same part or diagnosis first, then of the same fault,
 * of the same system, by number.
 */
function nearTo(code: string, entry: FaultCode | undefined): FaultCode[] {
  const number = numberOf(code);
  return allCodes
    .filter((one) => one.code !== code && one.code.charAt(0) === code.charAt(0))
    .map((one) => ({
      one,
      far: Math.abs(numberOf(one.code) - number) + 0x10000 * strangeness(one, entry),
    }))
    .sort((a, b) => a.far - b.far)
    .slice(0, 6)
    .map(({ one }) => one)
    .sort((a, b) => (a.code < b.code ? -1 : 1));
}

const numberOf = (code: string) => Number.parseInt(code.slice(1), 16);

/**
 * How far two codes are apart: the same part or the same diagnosis, the same fault, the same
 * system, nothing.
 */
function strangeness(one: FaultCode, entry: FaultCode | undefined): number {
  if (!entry || one.component === entry.component) return 0;
  const record = recordsByCode.get(entry.code);
  if (record && recordsByCode.get(one.code) === record) return 0;
  if (one.system !== entry.system) return 3;
  return one.failure === entry.failure ? 1 : 2;
}
