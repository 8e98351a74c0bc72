import { v7 as newId } from "uuid";
import { cardDisputes, cardRefunds } from "#app/features/cards/returns.tables.server.ts";
import { cardPayments, paymentAccounts } from "#app/features/cards/tables.server.ts";
import type { Db } from "#app/platform/db/db.server.ts";

/** An account of a shop, and a card payment on a job of its. */
export async function makeCards(db: Db, { shopId, jobId }: { shopId: string; jobId: string }) {
  const at = new Date();
  const stripeAccount = `acct_${shopId}`;
  const account = {
    country: "US",
    currency: "USD",
    state: "restricted",
    due: ["external_account"],
  };
  await db.insert(paymentAccounts).values({
    shopId,
    stripeAccount,
    ...(account as { state: "restricted" } & typeof account),
    createdAt: at,
    syncedAt: at,
    checkAt: at,
  });
  const paymentId = newId();
  await db.insert(cardPayments).values({
    shopId,
    jobId,
    id: paymentId,
    fee: 66,
    revision: 1,
    linkId: newId(),
    language: "es",
    cents: 12_34,
    currency: "USD",
    state: "paid",
    returned: 5_67,
    returnState: "sent",
    stripeAccount,
    sessionId: `cs_${jobId}`,
    paymentIntent: `pi_${jobId}`,
    refundId: `re_${jobId}`,
    createdAt: at,
    paidAt: at,
  });
  const of = { shopId, jobId, paymentId, currency: "USD", createdAt: at } as const;
  await db.insert(cardRefunds).values({
    ...of,
    id: newId(),
    cents: 1_23,
    state: "failed",
    refundId: `re_part_${jobId}`,
    reason: "Goodwill",
    creditOf: 1,
    failure: "lost_or_stolen_card",
    createdBy: "",
    endedAt: at,
  });
  await db.insert(cardDisputes).values({
    ...of,
    id: `dp_${jobId}`,
    cents: 12_34,
    state: "closed",
    fee: 15_00,
    reason: "fraudulent",
    answerBy: at,
  });
}
