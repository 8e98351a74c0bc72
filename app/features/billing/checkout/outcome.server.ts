import { log } from "#app/platform/log/log.ts";
import { PaymentError } from "#app/platform/payments/payment-error.ts";
import { withTimeout } from "#app/platform/with-timeout.ts";
import type { WordKey } from "#app/values/word-key.ts";

/** A message for the page, and the response's status. */
export type Declined = { ok: false; error: WordKey; status: number };
/** The URL of a page at Stripe to redirect to. */
export type Redirected = { ok: true; url: string } | Declined;

/** For the whole operation, in milliseconds. */
const timeoutMs = 25_000;

export const declined = (error: WordKey, status: number): Declined => ({
  ok: false,
  error,
  status,
});

/** Does the work; logs what Stripe or the database refuses, and returns it as a message. */
export async function orDecline<Result>(
  otherwise: WordKey,
  work: () => Promise<Result | Declined>,
): Promise<Result | Declined> {
  try {
    return await withTimeout(work(), timeoutMs);
  } catch (error) {
    log.error("a payment page could not be made", error);
    if (!(error instanceof PaymentError) || error.kind === "refused")
      return declined(otherwise, 503);
    return error.kind === "declined"
      ? declined("billing:checkout.failed", 402)
      : declined("billing:checkout.unavailable", 503);
  }
}
