import type { JobSummary, ShopMember } from "#app/features/repair/job.ts";
import type { JobSearch } from "./job-search.ts";

/** Which columns the list has beside those of the specification. */
export type PlanColumns = { technician: boolean; promised: boolean; amount: boolean };

/**
 * Who works alone sees who works, what was promised and what it costs once there is anything of it; a
 * shop of several sees these columns always. Nobody reads whose jobs those of one technician are.
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
