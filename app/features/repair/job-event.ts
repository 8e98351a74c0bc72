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
