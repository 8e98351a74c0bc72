import { type Original, type TextRef, textKey } from "#app/features/repair/texts/text.ts";
import {
  isPersons,
  languageOf,
  stateOf,
  type TwinState,
  type Verdict,
} from "#app/features/repair/texts/twin.ts";
import type { StoredTwin } from "#app/features/twins/plan.ts";
import { type Language, otherLanguages } from "#app/values/language.ts";
import { type Change, wordDiff } from "./word-diff.ts";

/** A text with its twin in one language, as it is reviewed. */
export type Review = TextRef & {
  original: string;
  from: Language;
  language: Language;
  text: string | null;
  state: TwinState;
  /** The second model's, of these words for the original as it is. */
  verdict: Verdict | null;
  /** Whether it comes from lists of terms and phrases: no one wrote it on this job. */
  isListed: boolean;
  /** Whether a person read or wrote these words, whatever the original says by now. */
  byPerson: boolean;
  version: number;
  /** What changed in the original since the twin was made; empty where nothing did. */
  changes: Change[];
};

/** Every text of a job in every language it was not written in, in the order of the job's page. */
export function reviewsOf(
  originals: readonly Original[],
  twins: readonly StoredTwin[],
  assumed: Language,
): Review[] {
  const stored = Map.groupBy(twins, textKey);
  return originals.flatMap(({ text: original, subjectId, field }) => {
    const there = stored.get(textKey({ subjectId, field })) ?? [];
    const from = languageOf(original, there, assumed);
    return otherLanguages(from).map((language): Review => {
      const twin = there.find((one) => one.language === language);
      const state = stateOf(twin, original);
      return {
        ...{ subjectId, field, original, from, language, state },
        verdict: state === "stale" ? null : (twin?.verdict ?? null),
        isListed: state === "written" && twin?.by === null,
        byPerson: isPersons(twin),
        text: twin?.text ?? null,
        version: twin?.version ?? 0,
        changes: twin && state === "stale" ? wordDiff(twin.ofText, original) : [],
      };
    });
  });
}

/** Whether a person has read or written it as the original is now. */
export const isReady = ({ state }: Pick<Review, "state">): boolean =>
  state === "reviewed" || state === "written";

type Seen = Pick<Review, "language" | "field" | "subjectId" | "version">;

/** How a form names the texts that it shows, and their versions (`acceptForm` reads it). */
export const seenList = (texts: readonly Seen[]): string =>
  texts.map((one) => [one.language, one.field, one.subjectId, one.version].join(":")).join(",");
