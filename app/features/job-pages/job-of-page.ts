import type { CannedName } from "#app/features/quotes/canned/canned.ts";
import type { Rates } from "#app/features/quotes/quote.ts";
import type { ShopMember } from "#app/features/repair/job.ts";
import type { Diagnosis } from "#app/features/repair/page/diagnostic.tsx";

/**
 * Outlet context of a job's page for the pages nested in it. A hook of its own would add a script
 * file.
 */
export type JobOfPage = {
  job: Diagnosis;
  /** Data of a note's form: the id of a new one, and the members to mention. */
  note: { newId: string; members: ShopMember[] };
  /**
   * Data of a quote's form, if the viewer may add one: the id of a new one, its rates, and the
   * canned quotes used last.
   */
  newQuote: { id: string; rates: Rates | undefined; canned: CannedName[] } | undefined;
};
