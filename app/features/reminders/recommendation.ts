import type { FindingColor } from "#app/features/inspection/finding.ts";
import type { ShownTranslation } from "#app/features/repair/texts/shown-texts.ts";
import type { Language } from "#app/values/language.ts";
import type { Due } from "./due/due.ts";

/** Why work is recommended. */
type Reason =
  | { kind: "declined"; quoteId: string }
  | { kind: "found"; point: string; color: FindingColor }
  | { kind: "service" };

/** Advised work that was not done, or recurring work, with its due day. */
export type Recommendation = Due &
  Reason & {
    /** The key of customers' answers, stable as long as the recommendation exists. */
    subject: string;
    /** The visit it comes from, and its day. */
    jobId: string;
    jobNumber: number;
    since: string;
    /** As the shop wrote it; names in every language are not written by anyone. */
    text: string;
    translation?: ShownTranslation | undefined;
    names?: Record<Language, string>;
    /** When its customer may be asked; null for never again. */
    askOn: string | null;
    /** When it was last asked. */
    askedOn: string | null;
    answer: RecommendationAnswer | null;
  };

/**
 * Final answers of a customer: done in another shop, not interested, the vehicle is sold, nothing
 * more about other work.
 */
export const recommendationAnswers = ["elsewhere", "no", "sold", "stop"] as const;
export type RecommendationAnswer = (typeof recommendationAnswers)[number];

/** The subject of answers about the whole vehicle. */
export const wholeVehicle = "vehicle";

/** A recommendation in a language, as far as there is one in it. */
export const textIn = (
  { text, translation, names }: Pick<Recommendation, "text" | "translation" | "names">,
  language: Language,
): string => names?.[language] ?? translation?.text ?? text;
