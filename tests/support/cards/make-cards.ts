import { v7 as newId } from "uuid";
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
  await db.insert(cardPayments).values({
    shopId,
    jobId,
    id: newId(),
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
}
