import { type Language, otherLanguages } from "#app/values/language.ts";
import { type Original, type TextRef, textKey } from "./text.ts";

/**
 * `machine`: no person has read it. `reviewed`: a person accepted it. `written`: a person wrote it.
 * `stale`: the original has changed since. `refused`: the translator's answer failed the checks.
 */
const translationStates = [
  "missing",
  "machine",
  "reviewed",
  "written",
  "stale",
  "refused",
] as const;
export type TranslationState = (typeof translationStates)[number];

/** The stored states. Staleness is never stored: it follows from comparing the texts. */
export type StoredState = Exclude<TranslationState, "stale">;

/** The second model's verdict on a machine translation: whether it may go out. */
export type Verdict = "yes" | "no";

/** A text in the other language. */
export type Translation = {
  language: Language;
  originalLanguage: Language;
  /** Null: none yet, or refused. */
  text: string | null;
  /** The original that it translates, as it was. */
  ofText: string;
  state: StoredState;
  /** Null: the second model has not read it. */
  verdict: Verdict | null;
};

/**
 * Translation as stored. `languageBy`: the member who set the language of the original, if anyone.
 */
export type RecognizedTranslation = Translation & { languageBy: string | null };

/** Translation with the columns that decide whether it may be overwritten. */
export type StoredTranslation = RecognizedTranslation &
  TextRef & { by: string | null; version: number };

/**
 * Language of a text: as set by a person, else as recognized in this version, else in an earlier
 * one. `assumed` where none is known yet.
 */
export const languageOf = (
  original: string,
  translations: readonly RecognizedTranslation[],
  assumed: Language,
): Language =>
  (
    translations.find(({ languageBy }) => languageBy !== null) ??
    translations.find(({ ofText }) => ofText === original) ??
    translations[0]
  )?.originalLanguage ?? assumed;

/**
 * The state of a text's translation. The original is what the text says now, so that no way of changing it
 * can leave an old translation behind as if it were current.
 */
export function stateOf(translation: Translation | undefined, original: string): TranslationState {
  if (!translation) return "missing";
  if (translation.ofText === original) return translation.state;
  return translation.text === null ? "missing" : "stale";
}

const persons: ReadonlySet<StoredState> = new Set(["reviewed", "written"]);

/** Whether a person has read or written the words of this translation, whatever the original says now. */
export const isPersons = (translation: Translation | undefined): boolean =>
  translation !== undefined && persons.has(translation.state);

/**
 * Whether a machine is to write this translation: there are no words, or only a machine's words for an
 * original that has changed. What a person read or wrote is never translated again by itself.
 */
export function isForMachine(translation: Translation | undefined, original: string): boolean {
  const state = stateOf(translation, original);
  return state === "missing" || (state === "stale" && !isPersons(translation));
}

/** A text to be translated. `version`: of the row to be replaced, 0 for none. */
export type TranslationTask = Original & { from: Language; to: Language; version: number };

type Recognition = {
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
  { recognize, assumed }: Recognition,
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

/** The variant of a text that a customer sees: the original, or its translation, perhaps marked. */
type TextVariant = "original" | "translation" | "markedTranslation";

/**
 * Variant of a text for a customer. Words that no person has read are sent only if the shop allows
 * it and the second model has no doubt, with a mark, and never for a sentence about safety.
 */
export function shownToCustomer(
  translation: Translation | undefined,
  original: { text: string; isSafety: boolean },
  { language, unreviewedMayGo }: { language: Language; unreviewedMayGo: boolean },
): TextVariant {
  if (!translation || translation.text === null || translation.language !== language)
    return "original";
  const state = stateOf(translation, original.text);
  if (state === "reviewed" || state === "written") return "translation";
  const mayGo = unreviewedMayGo && translation.verdict === "yes" && !original.isSafety;
  return state === "machine" && mayGo ? "markedTranslation" : "original";
}

/** Variant that a member of the shop reads first: in their own language, if there is one. */
export const shownToMember = (
  translation: Translation | undefined,
  original: string,
  reader: Language,
): "original" | "translation" =>
  translation?.language === reader &&
  translation.text !== null &&
  stateOf(translation, original) !== "refused"
    ? "translation"
    : "original";
