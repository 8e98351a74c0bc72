import type Stripe from "stripe";

/** An id that Stripe never assigns, so that requests with it neither find nor change anything. */
const none = "llave_doctor";

type Permission = {
  /** Whether it is needed for card payments alone. */
  ofCards?: true;
  /** As the dashboard names it on the page of a restricted key. */
  name: string;
  ask: (stripe: Stripe) => Promise<unknown>;
};

/**
 * Permissions of Stripe's API that the product needs, by resource, each with a request that
 * requires it. Stripe checks the key's permissions first, so a key without one gets that error, and
 * a key with it gets "no such object".
 */
export const permissions = {
  customers: {
    name: "Customers Write",
    ask: (stripe) => stripe.customers.update(`cus_${none}`, {}),
  },
  "checkout.sessions": {
    name: "Checkout Sessions Write",
    ask: (stripe) => stripe.checkout.sessions.expire(`cs_${none}`),
  },
  subscriptions: {
    name: "Subscriptions Write",
    ask: (stripe) => stripe.subscriptions.update(`sub_${none}`, {}),
  },
  "billingPortal.sessions": {
    name: "Customer portal Write",
    ask: (stripe) => stripe.billingPortal.sessions.create({ customer: `cus_${none}` }),
  },
  accounts: {
    name: "Accounts Write",
    ask: (stripe) => stripe.accounts.update(`acct_${none}`, {}),
    ofCards: true,
  },
  accountLinks: {
    name: "Account Links Write",
    ask: (stripe) =>
      stripe.accountLinks.create({ account: `acct_${none}`, type: "account_onboarding" }),
    ofCards: true,
  },
  refunds: {
    name: "Refunds Write",
    ask: (stripe) => stripe.refunds.update(`re_${none}`, {}),
    ofCards: true,
  },
  // For the fees of payments and disputes, which are expanded.
  balanceTransactions: {
    name: "Balance transaction sources Read",
    ask: (stripe) => stripe.balanceTransactions.retrieve(`txn_${none}`),
    ofCards: true,
  },
  prices: { name: "Prices Read", ask: (stripe) => stripe.prices.retrieve(`price_${none}`) },
  invoices: { name: "Invoices Read", ask: (stripe) => stripe.invoices.retrieve(`in_${none}`) },
  charges: { name: "Charges Read", ask: (stripe) => stripe.charges.retrieve(`ch_${none}`) },
  disputes: { name: "Disputes Read", ask: (stripe) => stripe.disputes.retrieve(`dp_${none}`) },
  webhookEndpoints: {
    name: "Webhook Endpoints Read",
    ask: (stripe) => stripe.webhookEndpoints.retrieve(`we_${none}`),
  },
} satisfies Record<string, Permission>;

/** The permissions that the key lacks. `cards`: whether card payments are offered. */
export async function missingPermissions(stripe: Stripe, cards: boolean): Promise<string[]> {
  const needed = Object.values<Permission>(permissions).filter(({ ofCards }) => cards || !ofCards);
  const all = await Promise.all(
    needed.map(({ name, ask }) =>
      ask(stripe).then(
        () => [],
        // A foreign account is refused by the same type.
        (error: { type?: string; code?: string }) =>
          error.type === "StripePermissionError" && error.code !== "account_invalid" ? [name] : [],
      ),
    ),
  );
  return all.flat();
}
