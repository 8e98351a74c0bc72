import { type SQL, sql } from "drizzle-orm";
import { chargeable } from "#app/features/billing/subscription/current-subscription.ts";
import { isMissing, PaymentError } from "#app/platform/payments/payment-error.ts";
import type { Payments } from "#app/platform/payments/payments.ts";
import type { Platform } from "#app/platform/platform.server.ts";
import { withTimeout } from "#app/platform/with-timeout.ts";
import { findStripeCustomer } from "./customers.server.ts";

type Services = Pick<Platform, "db" | "payments">;

const timeoutMs = 25_000;
const rounds = 5;

/**
 * Ends everything that could charge this user: the open Checkout Session, then every subscription.
 * Returns the condition under which that still holds, for the statement that deletes the account:
 * no new customer, no new session. @throws PaymentError
 */
export async function endBilling(services: Services, userId: string): Promise<SQL> {
  const customer = await findStripeCustomer(services, userId);
  if (!customer) return sql`not exists (select 1 from subscriptions where user_id = ${userId})`;
  await withTimeout(endAll(services.payments, customer.customerId, customer.checkoutId), timeoutMs);
  return sql`not exists (select 1 from subscriptions where user_id = ${userId} and checkout_id is not ${customer.checkoutId})`;
}

async function endAll(
  payments: Payments,
  customerId: string,
  checkoutId: string | null,
): Promise<void> {
  // The session first, so that the list below has what was paid in it. Refused: it is not open.
  if (checkoutId !== null) await payments.closeCheckout(checkoutId).catch(unless(isRefused));
  for (let round = 0; round < rounds; round++) {
    // Missing: the customer was deleted at Stripe.
    const found = chargeable(
      (await payments.listSubscriptions(customerId).catch(unless(isMissing))) ?? [],
    );
    if (found.length === 0) return;
    // Refused: another request has canceled it.
    for (const { id } of found) await payments.cancelSubscription(id).catch(unless(isRefused));
  }
  throw new PaymentError(
    "unavailable",
    `Customer ${customerId} still has a subscription after ${rounds} rounds`,
  );
}

const isRefused = (error: unknown) => error instanceof PaymentError && error.kind === "refused";

const unless = (expected: (error: unknown) => boolean) => (error: unknown) => {
  if (!expected(error)) throw error;
  return undefined;
};
