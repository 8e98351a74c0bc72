/** Kinds of entries in the history of a job's links. */
export type LinkEventKind =
  | "sent"
  | "mailed"
  | "reminded"
  | "opened"
  | "decided"
  | "revised"
  | "revoked"
  | "asked"
  | "answered";
