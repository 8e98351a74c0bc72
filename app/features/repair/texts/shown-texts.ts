import type { Language } from "#app/values/language.ts";
import { type Original, type TextRef, textKey } from "./text.ts";
import { languageOf, type RecognizedTwin, shownToMember, stateOf } from "./twin.ts";

/** Words in the reader's language that stand before the original. */
export type ShownTwin = {
  text: string;
  /** The original's language. */
  from: Language;
  /** `listed`: from lists of terms and phrases, not written on this job. */
  state: "machine" | "reviewed" | "written" | "listed" | "stale";
};

/** By `textKey`; a text that the reader reads as it was written is not among them. */
export type ShownTexts = Record<string, ShownTwin>;

/** The texts of a job that a member reads in another language than they were written in. */
export function shownTexts(
  originals: readonly Original[],
  twins: readonly (RecognizedTwin & TextRef & { by?: string | null })[],
  reader: Language,
): ShownTexts {
  const stored = Map.groupBy(twins, textKey);
  return Object.fromEntries(
    originals.flatMap((original) => {
      const key = textKey(original);
      const there = stored.get(key) ?? [];
      const twin = there.find(({ language }) => language === reader);
      if (languageOf(original.text, there, reader) === reader) return [];
      if (twin?.text === original.text) return [];
      if (!twin?.text || shownToMember(twin, original.text, reader) === "original") return [];
      const state = stateOf(twin, original.text);
      return state === "missing" || state === "refused"
        ? []
        : [
            [
              key,
              {
                text: twin.text,
                from: twin.originalLanguage,
                state: state === "written" && twin.by === null ? "listed" : state,
              },
            ],
          ];
    }),
  );
}
