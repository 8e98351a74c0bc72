/** What the history of a job tells. */
export type JobEventKind =
  | "created"
  | "details"
  | "status"
  | "diagnostic"
  | "technician"
  | "promised"
  | "quoteCreated"
  | "quoteChanged"
  | "quoteStatus"
  | "quoteDeleted";

/** One entry of a job's history. `at` in milliseconds. */
export type JobEvent = {
  n: number;
  at: number;
  what: JobEventKind;
  from: string | null;
  to: string | null;
  quoteNumber: number | null;
  /** Who did it; null for somebody whose account is deleted. */
  by: string | null;
};
