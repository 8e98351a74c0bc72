import type { Recommendation } from "#app/features/reminders/recommendation.ts";

/** A piece of work in a message. Its price is not stored, as it changes daily. */
export type AskedWork = {
  subject: string;
  kind: Recommendation["kind"];
  jobId: string;
  /** The quote that was declined; null for others. */
  quoteId: string | null;
  /** The id of the job and the quote that approving it makes, once. */
  newId: string;
  /** As it reads in the customer's language. */
  text: string;
  /** The photo from that visit, by its id and the hashes of its files. */
  photo: { id: string; file: string; small: string } | null;
};
