import type { FindingColor } from "#app/features/inspection/finding.ts";
import type { ShownTranslation } from "#app/features/repair/texts/shown-texts.ts";
import type { Language } from "#app/values/language.ts";
import type { Due } from "./due/due.ts";

/** Why work is recommended. */
type Reason =
  | { kind: "declined"; quoteId: string }
  | { kind: "found"; findingId: string; point: string; color: FindingColor }
  | { kind: "service"; serviceId: string };

/** Work that was advised and not done, or that comes again, with the day when it is due. */
export type Recommendation = Due &
  Reason & {
    /** What customers' answers name: it is the same for as long as the recommendation is. */
    subject: string;
    /** The visit that it comes from, and its day. */
    jobId: string;
    jobNumber: number;
    since: string;
    /** As the shop wrote it; names in every language are not written by anyone. */
    text: string;
    translation?: ShownTranslation | undefined;
    names?: Record<Language, string>;
    /** From when its customer may be asked; null for never again. */
    askOn: string | null;
    /** When it was last asked. */
    askedOn: string | null;
    answer: RecommendationAnswer | null;
  };

/**
 * What a customer answers once and for all: done in another shop, not interested, the vehicle is
 * sold, nothing more about other work.
 */
export const recommendationAnswers = ["elsewhere", "no", "sold", "stop"] as const;
export type RecommendationAnswer = (typeof recommendationAnswers)[number];

/** What such an answer is about when it is about the whole vehicle. */
export const wholeVehicle = "vehicle";

/** A recommendation in a language, as far as there is one in it. */
export const textIn = (
  { text, translation, names }: Pick<Recommendation, "text" | "translation" | "names">,
  language: Language,
): string => names?.[language] ?? translation?.text ?? text;
