import { type SQL, sql } from "drizzle-orm";
import { isMissing, PaymentError } from "#app/platform/payments/payment-error.ts";
import type { Payments } from "#app/platform/payments/payments.ts";
import type { Platform } from "#app/platform/platform.server.ts";
import { withTimeout } from "#app/platform/with-timeout.ts";
import { chargeable } from "./current-subscription.ts";
import { findCustomer } from "./customers.server.ts";

type Services = Pick<Platform, "db" | "payments">;

/**
 * How long someone waits for Stripe at most, in milliseconds; how often it is looked whether
 * anything still lives.
 */
const patience = 25_000;
const looks = 5;

/**
 * Ends at once all that could ever charge this person: the payment page that may be open, then
 * every subscription. Answers the condition under which that stays true, for the statement that
 * removes the account: no new customer, no new payment page. Someone who never went to pay costs no
 * question to Stripe. @throws PaymentError when Stripe cannot be asked
 */
export async function endBilling(services: Services, userId: string): Promise<SQL> {
  const customer = await findCustomer(services, userId);
  if (!customer) return sql`not exists (select 1 from subscriptions where user_id = ${userId})`;
  await withTimeout(endAll(services.payments, customer.customerId, customer.checkoutId), patience);
  return sql`not exists (select 1 from subscriptions where user_id = ${userId} and checkout_id is not ${customer.checkoutId})`;
}

async function endAll(
  payments: Payments,
  customerId: string,
  checkoutId: string | null,
): Promise<void> {
  // First the page: what is paid on it until now is seen by the look that follows. Refused: it is
  // not open any more.
  if (checkoutId !== null) await payments.closeCheckout(checkoutId).catch(unless(isRefused));
  for (let look = 0; look < looks; look++) {
    // Missing: nobody is left whom Stripe could charge.
    const found = chargeable(
      (await payments.listSubscriptions(customerId).catch(unless(isMissing))) ?? [],
    );
    if (found.length === 0) return;
    // Refused when another request was quicker: look again.
    for (const { id } of found) await payments.cancelSubscription(id).catch(unless(isRefused));
  }
  throw new PaymentError(
    "unavailable",
    `Customer ${customerId} still has a subscription after ${looks} were ended`,
  );
}

const isRefused = (error: unknown) => error instanceof PaymentError && error.kind === "refused";

const unless = (expected: (error: unknown) => boolean) => (error: unknown) => {
  if (!expected(error)) throw error;
  return undefined;
};
