import type { FaultCode } from "#app/features/codes/code.ts";
import { type Codes, noCodes } from "#app/features/codes/code-file.ts";
import { factsOf } from "#app/features/codes/facts.ts";
import { hazardTexts } from "#app/features/codes/hazards/lines.ts";
import { hazardsByStart } from "#app/features/codes/hazards/of-system.ts";
import { library } from "#app/features/codes/library.ts";
import { isImpossible, originOf } from "#app/features/codes/origin.ts";
import { summaryOf } from "#app/features/codes/summary.ts";
import { systemNames } from "#app/features/codes/systems.ts";
import { titleOf } from "#app/features/codes/title.ts";
import type { Language } from "#app/values/language.ts";
import { partsOf } from "./anatomy.server.ts";
import type { CodeDetails } from "./details.ts";
import { inLibrary, inRange, relatedCodes } from "./related-codes.ts";

/**
 * The page of a code: hazards for everyone; `withFacts`: with causes and checks. `range`: the
 * catalog around the code.
 */
export function detailsOf(
  code: string,
  language: Language,
  withFacts: boolean,
  range: Codes = noCodes,
): CodeDetails {
  const entry = library().byCode.get(code) ?? range.byCode.get(code);
  if (!entry) return unknownDetails(code, language);
  const { part, agreement } = entry;
  const facts = factsOf(entry, language);
  return {
    code,
    kind: "known",
    title: titleOf(entry, language),
    system: systemNames[part.system][language],
    area: part.system,
    ...(part.short && { short: part.short }),
    parts: partsOf(code, language),
    notes: entry.notes.map((note) => note[language]),
    safety: hazardTexts(entry.hazards, language),
    ...(withFacts && facts && { facts }),
    more: facts !== undefined,
    near: near(entry, range).map((one) => summaryOf(one, language)),
    ...(agreement && { agreement }),
  };
}

const near = (entry: FaultCode, range: Codes): FaultCode[] =>
  library().byCode.has(entry.code)
    ? relatedCodes(entry.code, library().codes, inLibrary(entry))
    : relatedCodes(entry.code, range.codes, inRange(entry));

/** The page of a code that neither has: the hazards of its range, and the codes near it. */
function unknownDetails(code: string, language: Language): CodeDetails {
  const origin = originOf(code);
  const kind = isImpossible(code) ? "impossible" : origin === "standard" ? "unknown" : origin;
  const hasNear = kind === "unknown" || kind === "reserved";
  return {
    code,
    kind,
    parts: partsOf(code, language),
    notes: [],
    safety: kind === "unknown" ? hazardTexts(hazardsByStart(code), language) : [],
    more: false,
    near: hasNear
      ? relatedCodes(code, library().codes, () => 0).map((one) => summaryOf(one, language))
      : [],
  };
}
