import type { Dispute } from "../objects/dispute.ts";
import type { EventType } from "../objects/event.ts";
import { missing, Refusal } from "../refusal.ts";
import type { Connected } from "./account-object.ts";
import {
  type Charge,
  connectedCharge,
  connectedDispute,
  type Refund,
  refundObject,
  reinstatement,
} from "./charge-objects.ts";

type Parts = {
  present: (id: string) => Connected;
  keep: (account: Connected) => void;
  tell: (account: Connected, type: EventType, object: object) => void;
  clock: () => number;
  randomId: () => string;
};

/** Outcomes of a dispute. */
export const verdicts = ["under_review", "won", "lost"] as const;
type Verdict = (typeof verdicts)[number];

/**
 * Refunds and disputes of payments into shops' accounts: by the API, by the dashboard, by the bank.
 */
export function openReturns({ present, keep, tell, clock, randomId }: Parts) {
  const find = (account: Connected, intent: string): Charge => {
    const taken = account.taken.find((one) => one.intent === intent);
    if (!taken) throw missing("payment_intent", intent, "payment_intent");
    return taken;
  };
  const paid = (id: string, intent: string) =>
    present(id).taken.filter((one) => one.intent === intent);

  return {
    charges: (id: string, intent: string) => paid(id, intent).map(connectedCharge),
    refunds: (id: string, intent: string): Refund[] =>
      paid(id, intent).flatMap(({ refunds }) => refunds),
    disputes: (id: string, intent: string): Dispute[] =>
      paid(id, intent).flatMap(({ disputes }) => disputes),

    /** A refund; all that is left where no amount is named. */
    refund(
      id: string,
      intent: string,
      wanted: { amount?: number; metadata: Record<string, string> },
    ): Refund {
      const account = present(id);
      const taken = find(account, intent);
      const left = taken.refunds
        .filter(({ status }) => status !== "failed")
        .reduce((rest, one) => rest - one.amount, taken.session.amount_total ?? 0);
      const amount = wanted.amount ?? left;
      if (taken.disputes.some((one) => !one.is_charge_refundable && one.status !== "won"))
        throw new Refusal("This charge has been charged back.", { code: "charge_disputed" });
      if (amount > left || amount <= 0)
        throw new Refusal("Refund amount is greater than unrefunded amount on charge.", {
          code: left > 0 ? "amount_too_large" : "charge_already_refunded",
          param: "amount",
        });
      const made = { id: `re_${randomId()}`, amount, metadata: wanted.metadata, at: clock() };
      const refund = refundObject(taken, made, account.refundsFail);
      taken.refunds.push(refund);
      keep(account);
      tell(account, "refund.created", refund);
      if (refund.status === "failed") tell(account, "refund.failed", refund);
      else tell(account, "charge.refunded", connectedCharge(taken));
      return refund;
    },

    /** The bank of the card sends a refund back. */
    bounce(id: string, refundId: string): Refund {
      const account = present(id);
      const refund = account.taken
        .flatMap(({ refunds }) => refunds)
        .find((one) => one.id === refundId);
      if (!refund) throw missing("refund", refundId);
      Object.assign(refund, { status: "failed", failure_reason: "lost_or_stolen_card" });
      keep(account);
      tell(account, "refund.failed", refund);
      return refund;
    },

    /** The customer disputes the payment at the bank; `inquiry`: only asks. */
    dispute(id: string, intent: string, inquiry: boolean): Dispute {
      const account = present(id);
      const taken = find(account, intent);
      const amount = taken.session.amount_total ?? 0;
      const made = { id: `dp_${randomId()}`, amount, inquiry, at: clock() };
      const dispute = connectedDispute(taken, made);
      taken.disputes.push(dispute);
      keep(account);
      tell(account, "charge.dispute.created", dispute);
      if (!inquiry) tell(account, "charge.dispute.funds_withdrawn", dispute);
      return dispute;
    },

    /** Decides a dispute. */
    decide(id: string, disputeId: string, as: Verdict): Dispute {
      const account = present(id);
      const taken = account.taken.find((one) => one.disputes.some((d) => d.id === disputeId));
      const dispute = taken?.disputes.find((one) => one.id === disputeId);
      if (!taken || !dispute) throw missing("dispute", disputeId);
      const isInquiry = dispute.status.startsWith("warning_");
      const inquiries = { under_review: "warning_under_review", won: "warning_closed" };
      dispute.status = isInquiry && as !== "lost" ? inquiries[as] : as;
      if (as === "won" && !isInquiry && dispute.balance_transactions.length === 1) {
        const back = { id: dispute.id, amount: dispute.amount, at: clock() };
        dispute.balance_transactions.push(reinstatement(taken, back));
      }
      keep(account);
      tell(
        account,
        as === "under_review" ? "charge.dispute.updated" : "charge.dispute.closed",
        dispute,
      );
      return dispute;
    },
  };
}
