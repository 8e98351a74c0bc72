/** As many of a period as are counted, the last ones. */
export const mostComebacks = 500;

/**
 * A comeback with its first job; `technician`: the name of the first job's technician, if known.
 */
type Comeback = {
  id: string;
  number: number;
  firstId: string;
  firstNumber: number;
  technicianId: string | null;
  technician: string | null;
  /** Whether some of that work was still under warranty on the day it came back. */
  isWarranted: boolean;
};

type Group = { technicianId: string | null; technician: string | null; jobs: Comeback[] };

/** Comebacks by the technician of the first job, the largest group first. */
export const byTechnician = (comebacks: readonly Comeback[]): Group[] =>
  [...Map.groupBy(comebacks, ({ technicianId }) => technicianId)]
    .map(([technicianId, jobs]) => ({ technicianId, technician: jobs[0]!.technician, jobs }))
    .sort((one, other) => other.jobs.length - one.jobs.length);
