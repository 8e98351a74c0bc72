import type {
  BothTexts,
  Direction,
  Failure,
  MessageState,
  Way,
} from "#app/features/messages/message.ts";
import type { Language } from "#app/values/language.ts";
import { mayNamePrice } from "./priced.ts";

/** A message as a member sees it. */
export type ShownMessage = {
  id: string;
  way: Way;
  direction: Direction;
  state: MessageState;
  failure: Failure | null;
  /** Who wrote it; null for the customer, and for a member whose account is deleted. */
  writer: string | null;
  at: number;
  /** When a delayed message goes out. */
  goesAt: number | null;
  jobId: string | null;
  /** How many photos came with it; they belong to the job. */
  photos: number;
  /** A voice note: whether a model transcribed it, or only its recording is there. */
  voice: "heard" | "alone" | null;
  price: string | null;
  /** Null if it may name a price and the viewer sees no prices. */
  words: {
    text: string;
    /** Whether a machine translated it, or a check doubts the translation. */
    mark: "machine" | "doubt" | "reviewed" | null;
    /** The other text, in its language. */
    other: { text: string; language: Language; isOriginal: boolean } | null;
  } | null;
  /** Opens the member's own app with these words, where no provider sends. */
  open: string | null;
};

const marks = { machine: "machine", doubt: "doubt", reviewed: "reviewed" } as const;

/** Both texts of a message, the reader's language first. */
export function wordsShown(
  { text, language, translation, translationLanguage, translationState }: BothTexts,
  reader: Language,
  prices: boolean,
): ShownMessage["words"] {
  if (!prices && (mayNamePrice(text) || mayNamePrice(translation))) return null;
  if (translation === null || translationLanguage === null)
    return { text, mark: null, other: null };
  const isOriginal = language === reader || translationLanguage !== reader;
  return {
    text: isOriginal ? text : translation,
    mark: marks[translationState as keyof typeof marks] ?? null,
    other: isOriginal
      ? { text: translation, language: translationLanguage, isOriginal: false }
      : { text, language, isOriginal: true },
  };
}

/** The voice note for a viewer, who without prices hears only one with readable words. */
export const voiceShown = (
  voice: string | null,
  words: ShownMessage["words"],
  prices: boolean,
): ShownMessage["voice"] => {
  if (voice === null || words === null) return null;
  if (voice === "heard") return "heard";
  return prices ? "alone" : null;
};

/** A price in millionths as people read it: "$0.0079". */
export const shownPrice = (millionths: number, currency: string, language: Language): string =>
  new Intl.NumberFormat(language, {
    style: "currency",
    currency,
    maximumFractionDigits: 4,
  }).format(millionths / 1_000_000);
