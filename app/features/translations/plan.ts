import { type Original, textKey } from "#app/features/repair/texts/text.ts";
import {
  isForMachine,
  type RecognizedTranslation,
  stateOf,
} from "#app/features/repair/texts/translation.ts";
import { type Language, otherLanguages } from "#app/values/language.ts";

/** A stored translation, with the columns that decide whether it may be overwritten. */
export type StoredTranslation = RecognizedTranslation &
  Pick<Original, "subjectId" | "field"> & {
    by: string | null;
    version: number;
  };

/** A text to be translated. `version`: of the row to be replaced, 0 for none. */
export type TranslationTask = Original & { from: Language; to: Language; version: number };

type Reading = {
  /** The language of a text, where it is certain. */
  recognize: (text: string) => Language | undefined;
  /** The language of the last writer, which texts too short to detect take. */
  assumed: Language;
};

/**
 * The translations that a machine is to make: those that are missing, and those of changed
 * originals that no person has read or written. A language that a person has set stays.
 */
export function planTranslations(
  originals: readonly Original[],
  translations: readonly StoredTranslation[],
  { recognize, assumed }: Reading,
): TranslationTask[] {
  const stored = Map.groupBy(translations, textKey);
  return originals.flatMap((original) => {
    const there = stored.get(textKey(original)) ?? [];
    const set = there.find(({ languageBy }) => languageBy !== null)?.originalLanguage;
    const known = set ?? there.find(({ ofText }) => ofText === original.text)?.originalLanguage;
    const from = known ?? recognize(original.text) ?? there[0]?.originalLanguage ?? assumed;
    return otherLanguages(from).flatMap((to) => {
      const translation = there.find(({ language }) => language === to);
      return isForMachine(translation, original.text) || isOutdatedLine(translation, original.text)
        ? [{ ...original, from, to, version: translation?.version ?? 0 }]
        : [];
    });
  });
}

/** A remembered line that no one wrote on this job, for an original that has changed. */
const isOutdatedLine = (translation: StoredTranslation | undefined, original: string): boolean =>
  translation !== undefined &&
  translation.by === null &&
  stateOf(translation, original) === "stale";
