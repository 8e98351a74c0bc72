import type { Language } from "#app/values/language.ts";
import { type Original, type TextRef, textKey } from "./text.ts";
import { languageOf, type RecognizedTranslation, shownToMember, stateOf } from "./translation.ts";

/** Translation into the reader's language, shown instead of the original. */
export type ShownTranslation = {
  text: string;
  /** The original's language. */
  from: Language;
  /** `listed`: from lists of terms and phrases, not written on this job. */
  state: "machine" | "reviewed" | "written" | "listed" | "stale";
};

/** By `textKey`; a text that the reader reads as it was written is not among them. */
export type ShownTexts = Record<string, ShownTranslation>;

/** The texts of a job that a member reads in another language than they were written in. */
export function shownTexts(
  originals: readonly Original[],
  translations: readonly (RecognizedTranslation & TextRef & { by?: string | null })[],
  reader: Language,
): ShownTexts {
  const stored = Map.groupBy(translations, textKey);
  return Object.fromEntries(
    originals.flatMap((original) => {
      const key = textKey(original);
      const there = stored.get(key) ?? [];
      const translation = there.find(({ language }) => language === reader);
      if (languageOf(original.text, there, reader) === reader) return [];
      if (translation?.text === original.text) return [];
      if (!translation?.text || shownToMember(translation, original.text, reader) === "original")
        return [];
      const state = stateOf(translation, original.text);
      return state === "missing" || state === "refused"
        ? []
        : [
            [
              key,
              {
                text: translation.text,
                from: translation.originalLanguage,
                state: state === "written" && translation.by === null ? "listed" : state,
              },
            ],
          ];
    }),
  );
}
