/** What the trail of a job's links tells. */
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
