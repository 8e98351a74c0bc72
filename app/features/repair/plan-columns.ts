import type { JobSummary, ShopMember } from "./job.ts";

/** Which columns the list has beside those of the specification. */
export type PlanColumns = { technician: boolean; promised: boolean; approved: boolean };

/**
 * Who works alone sees who works, what was promised and what was approved once there is anything of
 * it; a shop of several sees these columns always.
 */
export function planColumns(
  jobs: readonly JobSummary[],
  members: readonly ShopMember[],
): PlanColumns {
  const isTeam = members.length > 1;
  return {
    technician: isTeam || jobs.some(({ technicianId }) => technicianId),
    promised: isTeam || jobs.some(({ promisedAt, linkState }) => promisedAt || linkState),
    approved:
      isTeam || jobs.some(({ approvedTotal, owedTotal }) => approvedTotal !== null || owedTotal),
  };
}
