import type { Packed, PackedPart } from "#app/features/codes/catalog/packed.ts";
import { byDanger } from "#app/features/codes/hazards/hazards.ts";
import { type Language, languages } from "#app/values/language.ts";
import { catalogRecords } from "./facts/by-code.ts";
import { catalogCauses, catalogChecks } from "./facts/phrases.ts";
import type { CatalogRecord } from "./facts/record.ts";
import { catalogFailures } from "./failures.ts";
import { catalogNotes } from "./notes.ts";
import { catalogPlaces } from "./places.ts";
import type { SourceCode } from "./read-parts.ts";

type Words = Record<Language, string>;

/** A file of titles, with the parts and words that its codes use; `texts`: with causes and checks. */
export function pack(sources: readonly SourceCode[], texts: boolean): Packed {
  const codes = [...sources].sort((a, b) => (a.code < b.code ? -1 : 1));
  const parts = new Map<string, { part: PackedPart; index: number }>();
  for (const { part } of codes) {
    const key = JSON.stringify(part);
    if (!parts.has(key)) parts.set(key, { part, index: parts.size });
  }
  const failures = [...new Set(codes.map(({ failure }) => failure))].sort();
  const places = [...new Set(codes.flatMap(({ at }) => at))].sort();
  return {
    parts: [...parts.values()].map(({ part }) => part),
    failures: Object.fromEntries(failures.map((key) => [key, catalogFailures[key]!])),
    places: Object.fromEntries(
      places.flatMap((key) => (catalogPlaces[key] ? [[key, catalogPlaces[key]]] : [])),
    ),
    codes: codes.map(({ code, part, failure, at }) =>
      [code, parts.get(JSON.stringify(part))!.index, failure, ...at].join(" "),
    ),
    notes: Object.fromEntries(
      codes.flatMap(({ code }) => (catalogNotes[code] ? [[code, catalogNotes[code]]] : [])),
    ),
    ...packFacts(codes, texts),
    differs: codes.flatMap(({ code, agreement }) => (agreement === "differs" ? [code] : [])),
    single: codes.flatMap(({ code, agreement }) => (agreement === "single" ? [code] : [])),
  };
}

/** Each record once, with those of the codes that have it, and each phrase once. */
function packFacts(
  codes: readonly SourceCode[],
  texts: boolean,
): Pick<Packed, "phrases" | "facts"> {
  const byRecord = new Map<CatalogRecord, string[]>();
  for (const { code } of codes) {
    const record = catalogRecords.get(code);
    if (record) byRecord.set(record, [...(byRecord.get(record) ?? []), code]);
  }
  const phrases = new Map<Words, number>();
  const indexOf = (words: Words) => {
    if (!phrases.has(words)) phrases.set(words, phrases.size);
    return phrases.get(words)!;
  };
  const facts = [...byRecord].map(([{ causes, checks, hazards = [] }, own]) => ({
    codes: own.join(" "),
    hazards: byDanger([...checks.flatMap((key) => catalogChecks[key].hazards), ...hazards]),
    causes: texts ? causes.map((key) => indexOf(catalogCauses[key])) : [],
    checks: texts ? checks.map((key) => indexOf(catalogChecks[key])) : [],
  }));
  return { phrases: [...phrases.keys()].map(textsOf), facts };
}

/** Without the hazards of a check. */
const textsOf = (words: Words): Words =>
  Object.fromEntries(languages.map((language) => [language, words[language]])) as Words;
