import { type Language, languages } from "#app/values/language.ts";
import { type Original, type TextRef, textKey } from "./text.ts";
import { languageOf, type RecognizedTranslation, stateOf } from "./translation.ts";

/**
 * Translations of a document into a language: how many a person has confirmed (`ready`), and how
 * many are of an older original (`stale`).
 */
export type Readiness = { language: Language; texts: number; ready: number; stale: number };

/** Readiness of a document's texts in every language. */
export function readinessOf(
  originals: readonly Original[],
  translations: readonly (RecognizedTranslation & TextRef)[],
  assumed: Language,
): Readiness[] {
  const stored = Map.groupBy(translations, textKey);
  return languages.map((language) => {
    const states = originals.map(({ text, ...of }) => {
      const there = stored.get(textKey(of)) ?? [];
      if (languageOf(text, there, assumed) === language) return "original";
      return stateOf(
        there.find((one) => one.language === language),
        text,
      );
    });
    const count = (...those: (typeof states)[number][]) =>
      states.filter((state) => those.includes(state)).length;
    return {
      language,
      texts: states.length,
      ready: count("original", "reviewed", "written"),
      stale: count("stale"),
    };
  });
}

/** Anchor of a text on the review page of its job. */
export const reviewAnchor = (of: TextRef, language: Language): string =>
  `${language}-${of.field}-${of.subjectId}`;
