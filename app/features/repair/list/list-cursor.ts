import type { JobSearch } from "./job-search.ts";

/** Where the page behind this job begins, in the order that the list has. */
export function cursorBehind(
  job: { id: string; number: number; promisedAt: Date | null } | undefined,
  { promised }: JobSearch,
) {
  if (!job) return {};
  return promised && job.promisedAt
    ? { after: { at: job.promisedAt.getTime(), id: String(job.number) } }
    : { before: job.number };
}
