import type { Language } from "#app/values/language.ts";

/**
 * `machine`: no person has read it. `reviewed`: a person accepted it. `written`: a person wrote it.
 * `stale`: the original has changed since. `refused`: the translator's answer failed the checks.
 */
const twinStates = ["missing", "machine", "reviewed", "written", "stale", "refused"] as const;
export type TwinState = (typeof twinStates)[number];

/** What is stored. That a twin is stale is never stored: it is seen by comparing. */
export type StoredState = Exclude<TwinState, "stale">;

/** What the second model says of a machine's words beside the original: whether they may go out. */
export type Verdict = "yes" | "no";

/** A text in the other language. */
export type Twin = {
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

/** A twin as it is stored. `languageBy`: who said what language the original is in, if anyone. */
export type RecognizedTwin = Twin & { languageBy: string | null };

/**
 * What language a text is in: what a person said, else what was recognized of these very words,
 * else of what they were before. `assumed` where nothing is known of it yet.
 */
export const languageOf = (
  original: string,
  twins: readonly RecognizedTwin[],
  assumed: Language,
): Language =>
  (
    twins.find(({ languageBy }) => languageBy !== null) ??
    twins.find(({ ofText }) => ofText === original) ??
    twins[0]
  )?.originalLanguage ?? assumed;

/**
 * The state of a text's twin. The original is what the text says now, so that no way of changing it
 * can leave an old twin behind as if it were current.
 */
export function stateOf(twin: Twin | undefined, original: string): TwinState {
  if (!twin) return "missing";
  if (twin.ofText === original) return twin.state;
  return twin.text === null ? "missing" : "stale";
}

const persons: ReadonlySet<StoredState> = new Set(["reviewed", "written"]);

/** Whether a person has read or written the words of this twin, whatever the original says now. */
export const isPersons = (twin: Twin | undefined): boolean =>
  twin !== undefined && persons.has(twin.state);

/**
 * Whether a machine is to write this twin: there are no words, or only a machine's words for an
 * original that has changed. What a person read or wrote is never translated again by itself.
 */
export function isForMachine(twin: Twin | undefined, original: string): boolean {
  const state = stateOf(twin, original);
  return state === "missing" || (state === "stale" && !isPersons(twin));
}

/** What a customer is shown of a text: the original as written, or its twin, perhaps marked. */
type Shown = "original" | "twin" | "markedTwin";

/**
 * Whether the second model is still to read these words: a machine's, for the original as it is.
 */
export const isUnjudged = (twin: Twin, original: string): boolean =>
  twin.verdict === null && twin.text !== null && stateOf(twin, original) === "machine";

/**
 * Which of the two a customer reads in a language. Words that no person has read go out only where
 * the shop allows it and the second model has no doubt, with a mark, and never for a sentence about
 * safety.
 */
export function shownToCustomer(
  twin: Twin | undefined,
  original: { text: string; isSafety: boolean },
  { language, unreviewedMayGo }: { language: Language; unreviewedMayGo: boolean },
): Shown {
  if (!twin || twin.text === null || twin.language !== language) return "original";
  const state = stateOf(twin, original.text);
  if (state === "reviewed" || state === "written") return "twin";
  const mayGo = unreviewedMayGo && twin.verdict === "yes" && !original.isSafety;
  return state === "machine" && mayGo ? "markedTwin" : "original";
}

/** Which words a member of the shop reads first: those in their own language, if there are any. */
export const shownToMember = (
  twin: Twin | undefined,
  original: string,
  reader: Language,
): "original" | "twin" =>
  twin?.language === reader && twin.text !== null && stateOf(twin, original) !== "refused"
    ? "twin"
    : "original";
