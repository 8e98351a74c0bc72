import { type Catalog, catalogFacts, noCatalog } from "#app/features/codes/catalog/catalog.ts";
import { listedTitle, nearInCatalog } from "#app/features/codes/catalog/listed.ts";
import type { FaultCode } from "#app/features/codes/code.ts";
import { factsOf, findCode, titleOf } from "#app/features/codes/codes.server.ts";
import { hazardsOf, hazardsOfUnknown, hazardTexts } from "#app/features/codes/facts/hazards.ts";
import { components } from "#app/features/codes/lexicon.ts";
import { isImpossible, originOf } from "#app/features/codes/origin.ts";
import { systemNames } from "#app/features/codes/systems.ts";
import type { Language } from "#app/values/language.ts";
import { notesOf, partsOf } from "./anatomy.ts";
import { relatedCodes } from "./related-codes.server.ts";
import type { Listed, Sheet } from "./sheet.ts";

/** Codes of the library that one of the public listings gives to another part. */
const differing = new Set(
  "B0072 B0091 B0096 C0033 C0034 C0036 C0061 P3425 P3449 U0014 U0017".split(" "),
);

/**
 * The page of a code: hazards for everyone; `withFacts`: with causes and checks. `range`: the catalog
 * around the code.
 */
export function sheetOf(
  code: string,
  language: Language,
  withFacts: boolean,
  range: Catalog = noCatalog,
): Sheet {
  const entry = findCode(code);
  if (!entry && range.byCode.has(code)) return catalogSheet(code, language, withFacts, range);
  const parts = partsOf(code, language);
  const near = relatedCodes(code, entry).map((one) => listed(one, language));
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
    ...(differing.has(code) && { agreement: "differs" as const }),
  };
}

/** The page of a code of the catalog. */
function catalogSheet(code: string, language: Language, withFacts: boolean, range: Catalog): Sheet {
  const entry = range.byCode.get(code)!;
  const { part, agreement } = entry;
  const facts = catalogFacts(entry, range, language);
  return {
    ...listedTitle(range, code, language)!,
    kind: "known",
    system: systemNames[part.system][language],
    area: part.system,
    parts: partsOf(code, language),
    notes: [range.packed.notes[code]?.[language] ?? []].flat(),
    safety: hazardTexts(entry.hazards, language),
    ...(withFacts && facts && { facts }),
    more: facts !== undefined,
    near: nearInCatalog(range, code).map((one) => listedTitle(range, one, language)!),
    agreement,
  };
}

/** A code with its title and hazards, as lists show it. */
export const listed = (entry: FaultCode, language: Language): Listed => ({
  code: entry.code,
  title: titleOf(entry, language),
  hazards: hazardTexts(hazardsOf(entry), language).map(({ name }) => name),
});
