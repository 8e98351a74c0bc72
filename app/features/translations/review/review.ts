import { type Original, type TextRef, textKey } from "#app/features/repair/texts/text.ts";
import {
  isPersons,
  languageOf,
  type StoredTranslation,
  stateOf,
  type TranslationState,
  type Verdict,
} from "#app/features/repair/texts/translation.ts";
import { type Language, otherLanguages } from "#app/values/language.ts";
import { type Change, wordDiff } from "./word-diff.ts";

/** A text with its translation in one language, as it is reviewed. */
export type Review = TextRef & {
  original: string;
  from: Language;
  language: Language;
  text: string | null;
  state: TranslationState;
  /** The second model's verdict on this translation of the current original. */
  verdict: Verdict | null;
  /** Whether it comes from lists of terms and phrases, and not from work on this job. */
  isListed: boolean;
  /** Whether a person read or wrote this translation, even if the original has changed since. */
  byPerson: boolean;
  version: number;
  /** The number of its quote; null for texts of the job itself. */
  quote: number | null;
  /** Changes in the original since the translation was made; may be empty. */
  changes: Change[];
};

/** Every text of a job in every language it was not written in, in the order of the job's page. */
export function reviewsOf(
  originals: readonly (Original & { quote?: number })[],
  translations: readonly StoredTranslation[],
  assumed: Language,
): Review[] {
  const stored = Map.groupBy(translations, textKey);
  return originals.flatMap(({ text: original, subjectId, field, quote }) => {
    const there = stored.get(textKey({ subjectId, field })) ?? [];
    const from = languageOf(original, there, assumed);
    return otherLanguages(from).map((language): Review => {
      const translation = there.find((one) => one.language === language);
      const state = stateOf(translation, original);
      return {
        subjectId,
        field,
        original,
        from,
        language,
        state,
        verdict: state === "stale" ? null : (translation?.verdict ?? null),
        isListed: state === "written" && translation?.by === null,
        byPerson: isPersons(translation),
        text: translation?.text ?? null,
        version: translation?.version ?? 0,
        quote: (field === "line" || field === "description") && quote ? quote : null,
        changes: translation && state === "stale" ? wordDiff(translation.ofText, original) : [],
      };
    });
  });
}

/** Whether a person has read or written it as the original is now. */
export const isReady = ({ state }: Pick<Review, "state">): boolean =>
  state === "reviewed" || state === "written";

/** A translation as it was shown: its text, its language and its version. */
export type ReviewText = Pick<Review, "language" | "field" | "subjectId" | "version">;

/** How a form names the texts that it shows, and their versions (`acceptForm` reads it). */
export const seenList = (texts: readonly ReviewText[]): string =>
  texts.map((one) => [one.language, one.field, one.subjectId, one.version].join(":")).join(",");
