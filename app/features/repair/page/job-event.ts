/** Kinds of entries in the history of a job. */
export type JobEventKind =
  | "created"
  | "details"
  | "status"
  | "state"
  | "diagnostic"
  | "technician"
  | "promised"
  | "quoteCreated"
  | "quoteChanged"
  | "quoteStatus"
  | "quoteDeleted"
  | "linkSent"
  | "linkOpened"
  | "linkDecided"
  | "linkRevoked"
  | "linkAsked"
  | "linkReplied"
  | "letterFailed"
  | "walkSigned"
  | "inspectionStarted"
  | "inspectionFinished"
  | "inspectionReopened"
  | "comeback"
  | "comebackRemoved"
  | PartEventKind
  | MoneyEventKind;

/** Status of one of the job's parts. */
type PartEventKind = "partNeeded" | "partOrdered" | "partHere" | "partReturned" | "partCorrected";

/** Invoices, credit notes, payments and refunds: only for who may see money. */
const moneyEventKinds = [
  "invoiceCreated",
  "invoiceCredited",
  "invoiceSent",
  "invoiceLinkEnded",
  "paymentAdded",
  "paymentRefunded",
  "depositAsked",
  "cardPaid",
  "cardReturned",
  "cardNotReturned",
  "cardRefunded",
  "cardRefundFailed",
  "cardDisputed",
  "cardDisputeWon",
  "cardDisputeLost",
  "cardDisputeClosed",
] as const;
type MoneyEventKind = (typeof moneyEventKinds)[number];

/** Entry of a job's history. `at` in milliseconds. */
export type JobEvent = {
  n: number;
  at: number;
  what: JobEventKind;
  /** Old value; for a technician the name, empty for a deleted account. */
  from: string | null;
  to: string | null;
  quoteNumber: number | null;
  /** Name of who did it; null for a deleted account. */
  by: string | null;
};

type Line = [
  number,
  number,
  JobEventKind,
  string | null,
  string | null,
  number | null,
  string | null,
];

/** The entries of the JSON column that a job is read with. `money`: whether the reader may see it. */
export const historyOf = (json: string, { money }: { money: boolean }): JobEvent[] =>
  (JSON.parse(json) as Line[])
    .map(([n, at, what, from, to, quoteNumber, by]) => ({
      n,
      at,
      what,
      from,
      to,
      quoteNumber,
      by,
    }))
    .filter(({ what }) => money || !moneyKinds.has(what));

const moneyKinds: ReadonlySet<JobEventKind> = new Set(moneyEventKinds);
