import type { CardDispute, CardRefund } from "./find-returns.server.ts";
import { disputeReasonOf, refundsToTell } from "./returns.ts";
import type { ShownReturns } from "./returns-section.tsx";

/** Waiting and failed refunds and disputes, for a job's page; null without any. */
export function shownReturns(
  refunds: readonly CardRefund[],
  disputes: readonly CardDispute[],
): ShownReturns | null {
  const told = refundsToTell(refunds);
  if (told.length + disputes.length === 0) return null;
  return {
    refunds: told.map(({ id, cents, currency, state, paymentId, createdAt }) => ({
      id,
      cents,
      currency,
      state,
      paymentId,
      at: createdAt.getTime(),
    })),
    disputes: disputes.map(({ id, cents, currency, state, reason, answerBy, fee }) => ({
      id,
      cents,
      currency,
      state,
      fee,
      reason: disputeReasonOf(reason),
      answerBy: answerBy?.getTime() ?? null,
    })),
  };
}
