import { composeTitle } from "#app/features/codes/compose-title.ts";
import type { Language } from "#app/values/language.ts";
import type { Agreement, Packed, PackedPart } from "./packed.ts";

/** A code of the catalog: a title and hazards, without causes or checks. */
export type CatalogCode = {
  code: string;
  part: PackedPart;
  failure: string;
  /** Letters and numbers of the part, and places on the car. */
  at: readonly string[];
  agreement: Agreement;
};

/** Titles read from a file, by code and in order. */
export type Catalog = {
  packed: Packed;
  codes: readonly CatalogCode[];
  byCode: ReadonlyMap<string, CatalogCode>;
};

export function openPacked(packed: Packed): Catalog {
  const [differs, single] = [new Set(packed.differs), new Set(packed.single)];
  const codes = packed.codes.map((line): CatalogCode => {
    const [code = "", part = "", failure = "", ...at] = line.split(" ");
    const agreement = differs.has(code) ? "differs" : single.has(code) ? "single" : "agreed";
    return { code, part: packed.parts[Number(part)]!, failure, at, agreement };
  });
  return { packed, codes, byCode: new Map(codes.map((entry) => [entry.code, entry])) };
}

export const noCatalog: Catalog = openPacked({
  parts: [],
  failures: {},
  places: {},
  codes: [],
  notes: {},
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
