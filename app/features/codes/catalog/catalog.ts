import { composeTitle } from "#app/features/codes/compose-title.ts";
import type { Facts } from "#app/features/codes/facts/facts.ts";
import { byDanger, type HazardKey } from "#app/features/codes/hazards/hazards.ts";
import type { Language } from "#app/values/language.ts";
import type { Agreement, Packed, PackedFacts, PackedPart } from "./packed.ts";

/** A code of the catalog: a title and hazards; of many codes also causes and checks. */
export type CatalogCode = {
  code: string;
  part: PackedPart;
  failure: string;
  /** Letters and numbers of the part, and places on the car. */
  at: readonly string[];
  agreement: Agreement;
  /** Of its part and of its checks, gravest first. */
  hazards: readonly HazardKey[];
  facts?: PackedFacts;
};

/** Titles read from a file, by code and in order. */
export type Catalog = {
  packed: Packed;
  codes: readonly CatalogCode[];
  byCode: ReadonlyMap<string, CatalogCode>;
};

export function openPacked(packed: Packed): Catalog {
  const factsByCode = new Map(
    packed.facts.flatMap((facts) => facts.codes.split(" ").map((code) => [code, facts] as const)),
  );
  const [differs, single] = [new Set(packed.differs), new Set(packed.single)];
  const codes = packed.codes.map((line): CatalogCode => {
    const [code = "", index = "", failure = "", ...at] = line.split(" ");
    const part = packed.parts[Number(index)]!;
    const facts = factsByCode.get(code);
    const hazards = facts ? byDanger([...part.hazards, ...facts.hazards]) : part.hazards;
    const agreement = differs.has(code) ? "differs" : single.has(code) ? "single" : "agreed";
    return { code, part, failure, at, agreement, hazards, ...(facts && { facts }) };
  });
  return { packed, codes, byCode: new Map(codes.map((entry) => [entry.code, entry])) };
}

export const noCatalog: Catalog = openPacked({
  parts: [],
  failures: {},
  places: {},
  codes: [],
  notes: {},
  phrases: [],
  facts: [],
  differs: [],
  single: [],
});

/** What a code of the catalog means, in one line. */
export function catalogTitle(
  { part, failure, at }: CatalogCode,
  { packed: { failures, places } }: Catalog,
  language: Language,
): string {
  const own = at.filter((one) => !places[one]);
  let next = 0;
  const thing = part[language].replace(/@(\d?)/g, (_, n) => own[n ? n - 1 : next++] ?? "");
  const where = at.flatMap((one) => places[one]?.[language] ?? []);
  return composeTitle(thing, where, failures[failure]![language], part);
}

/** Likely causes and first checks, or undefined; not from the file of all codes. */
export function catalogFacts(
  { facts }: CatalogCode,
  { packed: { phrases } }: Catalog,
  language: Language,
): Facts | undefined {
  if (!facts?.checks.length) return undefined;
  const text = (index: number) => phrases[index]![language];
  return { causes: facts.causes.map(text), checks: facts.checks.map(text) };
}
