import type { CannedName } from "#app/features/quotes/canned/canned.ts";
import type { Rates } from "#app/features/quotes/quote.ts";
import type { ShopMember } from "#app/features/repair/job.ts";
import type { Diagnosis } from "#app/features/repair/page/diagnostic.tsx";

/**
 * What the page of a job gives the pages that open inside it, by `useOutletContext`. A hook of its own
 * would be one more file of scripts.
 */
export type JobOfPage = {
  job: Diagnosis;
  /** What a note's form needs: the id of a new one, and whom it can name. */
  note: { newId: string; members: ShopMember[] };
  /** For whoever may add quotes: the id of a new one, its rates, and the canned quotes used last. */
  newQuote: { id: string; rates: Rates | undefined; canned: CannedName[] } | undefined;
};
