import type { JobSummary, ShopMember } from "#app/features/repair/job.ts";
import type { JobSearch } from "./job-search.ts";

/** Columns of the list besides those of the specification. */
export type PlanColumns = { technician: boolean; promised: boolean; amount: boolean };

/**
 * A shop with one member sees technician, promised time and amount once a job has one; a larger
 * shop sees these columns always. Jobs filtered by technician omit the technician.
 */
export function planColumns(
  jobs: readonly JobSummary[],
  members: readonly ShopMember[],
  { technician }: Pick<JobSearch, "technician">,
): PlanColumns {
  const isTeam = members.length > 1;
  return {
    technician: !technician && (isTeam || jobs.some(({ technicianId }) => technicianId !== null)),
    promised: isTeam || jobs.some(({ promisedAt, linkState }) => promisedAt || linkState),
    amount: isTeam || jobs.some(({ quotedTotal, owedTotal }) => quotedTotal !== null || owedTotal),
  };
}
