import type { DepositDue, JobMoney } from "#app/features/money/money.ts";
import { figuresOf, invoiceOfQuotes } from "#app/features/money/money.ts";
import type { QuoteStatus } from "#app/features/quotes/quote.ts";
import { isOpen, type JobLinkState, type JobStatus } from "#app/features/repair/job.ts";
import type { JobEvent } from "#app/features/repair/page/job-event.ts";
import type { Cents, Currency } from "#app/values/money.ts";

type Sum = { amount: Cents; currency: Currency };

/** The one thing to do next on a job. */
export type NextStep =
  | { kind: "answer" | "writeDiagnosis" | "newQuote" | "send" | "finish" | "invoice" }
  | ({ kind: "recordDeposit" | "recordPayment" } & Sum);

/** Facts that determine the next step. Amounts only as far as the viewer may see them. */
export type JobFacts = {
  status: JobStatus;
  hasDiagnostic: boolean;
  /** Number of its quotes by status. */
  quotes: Record<QuoteStatus, number>;
  /** Whether a pending quote is not at the customer's as it is now. */
  isUnsent: boolean;
  openQuestions: number;
  deposit: Sum | undefined;
  /** Whether an approved quote is on no invoice. */
  isUninvoiced: boolean;
  owed: Sum | undefined;
  /** Whether the viewer may write the diagnostic and the status, quotes, and invoices. */
  may: { write: boolean; quote: boolean; money: boolean };
};

/**
 * The next step of a job for this viewer; undefined where there is none, or it is another's: the
 * customer's to answer, or that of someone with other rights.
 */
export function nextStepOf(facts: JobFacts): NextStep | undefined {
  const { quotes, may, deposit, owed } = facts;
  if (!may.write) return undefined;
  const none = quotes.pending + quotes.approved + quotes.rejected === 0;
  const open = isOpen(facts.status);
  const steps: [boolean, NextStep | undefined][] = [
    [may.quote && facts.openQuestions > 0, { kind: "answer" }],
    [open && none && !facts.hasDiagnostic, { kind: "writeDiagnosis" }],
    [open && none && may.quote, { kind: "newQuote" }],
    [open && may.quote && facts.isUnsent, { kind: "send" }],
    [open && may.money, deposit && { kind: "recordDeposit", ...deposit }],
    [open && !none && quotes.pending === 0, { kind: "finish" }],
    [facts.status === "completed" && may.money && facts.isUninvoiced, { kind: "invoice" }],
    [!open && may.money, owed && { kind: "recordPayment", ...owed }],
  ];
  return steps.find(([applies, step]) => applies && step)?.[1];
}

/** Quote of the shown page, or of the whole job where its money is read. */
type ListedQuote = { status: QuoteStatus; updatedAt: number };

/** Number of a job's quotes by status. */
export function countQuotes(
  listed: readonly Pick<ListedQuote, "status">[],
): Record<QuoteStatus, number> {
  const counts = { pending: 0, approved: 0, rejected: 0 };
  for (const { status } of listed) counts[status]++;
  return counts;
}

/**
 * Whether a pending quote is not at the customer's as it is now: nothing was sent, what was sent is
 * answered or revoked, or the quote was written since. `history`: the newest first.
 */
export function isUnsent(
  quotes: readonly ListedQuote[],
  linkState: JobLinkState | null,
  history: readonly Pick<JobEvent, "what" | "at">[],
): boolean {
  const pending = quotes.filter(({ status }) => status === "pending");
  if (linkState === null || linkState === "decided" || linkState === "revoked")
    return pending.length > 0;
  const sentAt = history.find(({ what }) => what === "linkSent")?.at ?? 0;
  return pending.some(({ updatedAt }) => updatedAt > sentAt);
}

/** Money facts for the next step. */
export function moneyFacts(
  money: JobMoney | undefined,
  [deposit]: readonly DepositDue[],
): Pick<JobFacts, "deposit" | "isUninvoiced" | "owed"> {
  if (!money) return { deposit: undefined, isUninvoiced: false, owed: undefined };
  const approved = money.quoted.filter(({ status }) => status === "approved").length;
  const owing = figuresOf(money).find(({ owed }) => owed > 0);
  return {
    deposit: deposit && { amount: deposit.due, currency: deposit.currency },
    isUninvoiced: approved > Object.keys(invoiceOfQuotes(money)).length,
    owed: owing && { amount: owing.owed, currency: owing.currency },
  };
}
