/**
 * The limits of one archive. A document costs some 2 ms of CPU, with letters outside Latin 1 some
 * 15; a Worker may use 30 seconds. So an archive holds the work orders of this many jobs, and ends
 * earlier, after a job, when their quotes are more than this many documents.
 */
export const partLimits = { jobs: 500, papers: 1000 } as const;

/** The last work order of the part that this one belongs to. */
export const endOfPart = (first: number): number =>
  Math.ceil(first / partLimits.jobs) * partLimits.jobs;
