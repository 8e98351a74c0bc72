import type { CoveredWork } from "./covered.ts";

/** Covered work with the job that it was done on. */
export type CoveredLine = CoveredWork & { jobId: string; jobNumber: number };

/** A visit with its work under warranty. */
type CoveredVisit = { id: string; number: number; covered?: CoveredWork[] };

export const coveredLines = (visits: readonly CoveredVisit[]): CoveredLine[] =>
  visits.flatMap(({ id: jobId, number: jobNumber, covered = [] }) =>
    covered.map((work) => ({ ...work, jobId, jobNumber })),
  );
