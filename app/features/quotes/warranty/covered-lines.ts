import type { EarlierVisit } from "#app/features/quotes/declined/declined.ts";
import type { CoveredWork } from "./covered.ts";

/** Covered work with the job that it was done on. */
export type CoveredLine = CoveredWork & { jobId: string; jobNumber: number };

export const coveredLines = (
  visits: readonly Pick<EarlierVisit, "id" | "number" | "covered">[],
): CoveredLine[] =>
  visits.flatMap(({ id: jobId, number: jobNumber, covered = [] }) =>
    covered.map((work) => ({ ...work, jobId, jobNumber })),
  );
