import type { ChargeFacts, DisputeFacts, RefundFacts } from "#app/platform/payments/cards.ts";
import { day } from "#app/values/calendar.ts";
import type { Cents } from "#app/values/money.ts";

/** pending: no answer yet · done: the money was returned · failed: it was not, or came back. */
export type RefundState = "pending" | "done" | "failed";

/** closed: only an inquiry, never a dispute. */
export type DisputeState = "needsAnswer" | "inReview" | "won" | "lost" | "closed";

export const openDisputes: readonly DisputeState[] = ["needsAnswer", "inReview"];

/** Whether a bank still decides about one of these payments: it must not be paid a second time. */
export const isUnderDispute = (
  disputes: readonly { paymentId: string; state: DisputeState }[],
  payments: readonly { id: string }[],
): boolean =>
  disputes.some(
    ({ paymentId, state }) =>
      openDisputes.includes(state) && payments.some(({ id }) => id === paymentId),
  );

const disputeStates: Record<string, DisputeState> = {
  warning_needs_response: "needsAnswer",
  needs_response: "needsAnswer",
  appeal_needs_response: "needsAnswer",
  won: "won",
  lost: "lost",
  warning_closed: "closed",
  prevented: "closed",
};

/** Every other status of Stripe's means that it is being reviewed. */
const disputeStateOf = (status: string): DisputeState => disputeStates[status] ?? "inReview";

const refundStates = { pending: "pending", succeeded: "done", failed: "failed" } as const;

/** Amounts of a refund or dispute: deducted from payments, and from money that was none. */
type Share = { moved: Cents; free: Cents };

export type StoredRefund = Share & {
  id: string;
  refundId: string | null;
  cents: Cents;
  state: RefundState;
  createdBy: string;
};
export type StoredDispute = Share & {
  id: string;
  state: DisputeState;
  answerBy: Date | null;
  fee: Cents | null;
};

type ReturnRecords<
  Refund extends StoredRefund = StoredRefund,
  Dispute extends StoredDispute = StoredDispute,
> = {
  /** Late amount, which is no payment. */
  returned: Cents;
  refunds: readonly Refund[];
  disputes: readonly Dispute[];
};

/** A change of one record. `before`: the stored one, unless it is new. */
export type Change<
  Refund extends StoredRefund = StoredRefund,
  Dispute extends StoredDispute = StoredDispute,
> =
  | ({ kind: "refund"; before: Refund | undefined; facts: RefundFacts; state: RefundState } & Share)
  | ({
      kind: "dispute";
      before: Dispute | undefined;
      facts: DisputeFacts;
      state: DisputeState;
    } & Share);

/**
 * Next change in Stripe's data that is not stored, oldest first; undefined when all are. Returns
 * other than our own refunds first use up the late amount that was not returned.
 */
export function nextChange<Refund extends StoredRefund, Dispute extends StoredDispute>(
  { returned, refunds, disputes }: ReturnRecords<Refund, Dispute>,
  facts: Pick<ChargeFacts, "refunds" | "disputes">,
): Change<Refund, Dispute> | undefined {
  const sent = facts.refunds.filter((one) => one.isReturn && one.status !== "failed");
  const used = [...refunds, ...disputes].map(({ free }) => free);
  const room = returned - sum(sent.map(({ cents }) => cents)) - sum(used);
  for (const one of byAge(facts.refunds)) {
    if (one.isReturn) continue;
    const before = refunds.find(
      ({ id, refundId }) => id === one.refund || (refundId !== null && refundId === one.id),
    );
    const state = refundStates[one.status];
    const isOurs = before !== undefined && before.createdBy !== "";
    const taken = takenOf(state === "done" ? one.cents : 0, isOurs ? 0 : room, before);
    if (before && before.state === state && before.refundId === one.id && isSame(before, taken))
      continue;
    return { kind: "refund", before, facts: one, state, ...taken };
  }
  for (const one of byAge(facts.disputes)) {
    const before = disputes.find(({ id }) => id === one.id);
    const state = disputeStateOf(one.status);
    const taken = takenOf(one.withdrawn, room, before);
    const isKnown =
      before?.state === state &&
      (before.answerBy?.getTime() ?? null) === one.answerBy &&
      before.fee === one.fee &&
      isSame(before, taken);
    if (!isKnown) return { kind: "dispute", before, facts: one, state, ...taken };
  }
  return undefined;
}

const sum = (list: readonly Cents[]): Cents => list.reduce((total, one) => total + one, 0);

const byAge = <One extends { createdAt: number }>(list: readonly One[]): One[] =>
  list.toSorted((one, other) => one.createdAt - other.createdAt);

/** The late share of a stored record is kept. */
function takenOf(cents: Cents, room: Cents, before: Share | undefined): Share {
  const held = before?.free ?? 0;
  const isTaken = before !== undefined && before.moved + before.free > 0;
  const free = Math.min(cents, isTaken ? held : Math.max(room + held, 0));
  return { moved: cents - free, free };
}

const isSame = (one: Share, other: Share): boolean =>
  one.moved === other.moved && one.free === other.free;

/** Days after a payment on which Stripe is asked again: its webhook may be lost. */
const checkDays = [1, 3, 7, 14, 30, 60, 90, 120, 180];

/** Time of the next sync of a paid payment; null once nothing more is expected. */
export function nextCheck(
  {
    refunds,
    disputes,
    fee,
    paidAt,
  }: Pick<ReturnRecords, "refunds" | "disputes"> & {
    fee: Cents | null;
    paidAt: number;
  },
  now: number,
): number | null {
  if (refunds.some(({ state }) => state === "pending")) return now + day / 24;
  if (disputes.some(({ state }) => openDisputes.includes(state))) return now + day / 4;
  if (fee === null && now - paidAt < 2 * day) return now + day / 24;
  return checkDays.map((days) => paidAt + days * day).find((at) => at > now) ?? null;
}

/** Stripe's reasons of a dispute; any other is `general`. */
const disputeReasons = [
  "fraudulent",
  "unrecognized",
  "duplicate",
  "product_not_received",
  "product_unacceptable",
  "credit_not_processed",
  "general",
] as const;
type DisputeReason = (typeof disputeReasons)[number];

export const disputeReasonOf = (reason: string): DisputeReason =>
  disputeReasons.find((one) => one === reason) ?? "general";

type Dated = { state: RefundState; paymentId: string; createdAt: Date };

/** Refunds to report to the shop: those that wait, and the last that failed. */
export const refundsToTell = <Refund extends Dated>(refunds: readonly Refund[]): Refund[] =>
  refunds.filter(
    (one) =>
      one.state === "pending" ||
      (one.state === "failed" &&
        !refunds.some(
          (later) => later.paymentId === one.paymentId && later.createdAt > one.createdAt,
        )),
  );
