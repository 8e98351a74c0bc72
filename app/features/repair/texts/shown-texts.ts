import type { Language } from "#app/values/language.ts";
import { type Original, type TextRef, textKey } from "./text.ts";
import { shownToMember, stateOf, type Twin } from "./twin.ts";

/** Words in the reader's language that stand before the original. */
type ShownTwin = {
  text: string;
  /** The original's language. */
  from: Language;
  state: "machine" | "reviewed" | "written" | "stale";
};

/** By `textKey`; a text that the reader reads as it was written is not among them. */
export type ShownTexts = Record<string, ShownTwin>;

/** The texts of a job that a member reads in another language than they were written in. */
export function shownTexts(
  originals: readonly Original[],
  twins: readonly (Twin & TextRef)[],
  reader: Language,
): ShownTexts {
  const inTheirs = new Map(
    twins.filter(({ language }) => language === reader).map((twin) => [textKey(twin), twin]),
  );
  return Object.fromEntries(
    originals.flatMap((original) => {
      const key = textKey(original);
      const twin = inTheirs.get(key);
      if (!twin?.text || shownToMember(twin, original.text, reader) === "original") return [];
      const state = stateOf(twin, original.text);
      return state === "missing" || state === "refused"
        ? []
        : [[key, { text: twin.text, from: twin.originalLanguage, state }]];
    }),
  );
}
