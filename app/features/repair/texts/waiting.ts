import { type Language, otherLanguages } from "#app/values/language.ts";
import { type Original, type TextRef, textKey } from "./text.ts";
import { languageOf, type RecognizedTwin, stateOf } from "./twin.ts";

/** A text that no person has read in this language. `name`: how it begins. */
export type WaitingText = TextRef & {
  language: Language;
  state: "missing" | "machine" | "stale" | "refused";
  name: string;
};

const nameLength = 60;

/** The texts whose twins are missing, out of date or read by no person, in every language. */
export function waitingTexts(
  originals: readonly Original[],
  twins: readonly (RecognizedTwin & TextRef)[],
  assumed: Language,
): WaitingText[] {
  const stored = Map.groupBy(twins, textKey);
  return originals.flatMap(({ text, subjectId, field }) => {
    const there = stored.get(textKey({ subjectId, field })) ?? [];
    return otherLanguages(languageOf(text, there, assumed)).flatMap((language) => {
      const twin = there.find((one) => one.language === language);
      const state = stateOf(twin, text);
      if (state === "reviewed" || state === "written") return [];
      const name = text.length > nameLength ? `${text.slice(0, nameLength).trimEnd()}…` : text;
      return [{ subjectId, field, language, state, name }];
    });
  });
}

/** Where a text stands on the page where its job's texts are reviewed. */
export const reviewAnchor = (of: TextRef, language: Language): string =>
  `${language}-${of.field}-${of.subjectId}`;
