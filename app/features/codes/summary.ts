import type { Language } from "#app/values/language.ts";
import type { FaultCode } from "./code.ts";
import { hazardTexts } from "./hazards/lines.ts";
import { titleOf } from "./title.ts";

/** A code as lists show it; `hazards`: their names, gravest first. */
export type CodeSummary = { code: string; title: string; hazards: string[] };

export const summaryOf = (entry: FaultCode, language: Language): CodeSummary => ({
  code: entry.code,
  title: titleOf(entry, language),
  hazards: hazardTexts(entry.hazards, language).map(({ name }) => name),
});
