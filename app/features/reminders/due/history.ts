import type { FindingColor } from "#app/features/inspection/finding.ts";
import type { QuoteStatus } from "#app/features/quotes/quote.ts";
import type { RecommendationAnswer } from "#app/features/reminders/recommendation.ts";
import type { JobStatus } from "#app/features/repair/job.ts";
import type { ShownTranslation } from "#app/features/repair/texts/shown-texts.ts";
import type { DistanceUnit } from "#app/values/distance.ts";
import type { Language } from "#app/values/language.ts";

/** A quote of a visit. `words`: its description and lines, folded. Days are where the shop is. */
export type QuotedWork = {
  id: string;
  status: QuoteStatus;
  description: string;
  translation: ShownTranslation | undefined;
  words: string;
  decidedOn: string;
};

type PastVisit = {
  id: string;
  number: number;
  day: string;
  status: JobStatus;
  odometer: number | null;
  odometerUnit: DistanceUnit | null;
  quotes: readonly QuotedWork[];
};

/** A finding of the last inspection without a quote. */
type OpenFinding = {
  jobId: string;
  jobNumber: number;
  point: string;
  color: FindingColor;
  day: string;
  name: Record<Language, string>;
  advice: Record<Language, string> | null;
};

/** The history of a vehicle. Visits: oldest first. */
export type History = {
  visits: readonly PastVisit[];
  findings: readonly OpenFinding[];
  /** The customer's answers, and the messages. */
  answers: readonly { subject: string; answer: RecommendationAnswer; day: string }[];
  asked: readonly { subjects: readonly string[]; day: string }[];
};
