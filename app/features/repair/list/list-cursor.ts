import type { JobSearch } from "./job-search.ts";

/** Cursor behind this job, in the order of the list. */
export function cursorBehind(
  job: { id: string; number: number; promisedAt: Date | null } | undefined,
  { promised }: JobSearch,
) {
  if (!job) return {};
  return promised && job.promisedAt
    ? { after: { at: job.promisedAt.getTime(), id: String(job.number) } }
    : { before: job.number };
}
