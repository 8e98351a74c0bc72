import { type Original, textKey } from "#app/features/repair/texts/text.ts";
import { isForMachine, type RecognizedTwin, stateOf } from "#app/features/repair/texts/twin.ts";
import { type Language, otherLanguages } from "#app/values/language.ts";

/** A twin as it is stored, with what decides whether it may be written over. */
export type StoredTwin = RecognizedTwin &
  Pick<Original, "subjectId" | "field"> & {
    by: string | null;
    version: number;
  };

/** A text whose twin is to be made. `version`: of the row that it replaces, 0 without one. */
export type Wanted = Original & { from: Language; to: Language; version: number };

type Reading = {
  /** What language a text is in, where that is plain. */
  recognize: (text: string) => Language | undefined;
  /** The language of whoever wrote last: that of texts which are too short to tell. */
  assumed: Language;
};

/**
 * The twins that a machine is to make: those that are missing, and those of changed originals that
 * no person has read or written. A language that a person has set stays.
 */
export function planTwins(
  originals: readonly Original[],
  twins: readonly StoredTwin[],
  { recognize, assumed }: Reading,
): Wanted[] {
  const stored = new Map<string, StoredTwin[]>();
  for (const twin of twins) {
    const key = textKey(twin);
    stored.set(key, [...(stored.get(key) ?? []), twin]);
  }
  return originals.flatMap((original) => {
    const there = stored.get(textKey(original)) ?? [];
    const set = there.find(({ languageBy }) => languageBy !== null)?.originalLanguage;
    const known = set ?? there.find(({ ofText }) => ofText === original.text)?.originalLanguage;
    const from = known ?? recognize(original.text) ?? there[0]?.originalLanguage ?? assumed;
    return otherLanguages(from).flatMap((to) => {
      const twin = there.find(({ language }) => language === to);
      return isForMachine(twin, original.text) || isOutdatedLine(twin, original.text)
        ? [{ ...original, from, to, version: twin?.version ?? 0 }]
        : [];
    });
  });
}

/** A remembered line that no one wrote on this job, for an original that has changed. */
const isOutdatedLine = (twin: StoredTwin | undefined, original: string): boolean =>
  twin !== undefined && twin.by === null && stateOf(twin, original) === "stale";
