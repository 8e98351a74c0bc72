import { CheckError } from "../run-checks.ts";
import { resultOf, stripeCheck } from "./facts.ts";

export const portal = stripeCheck("portal", ({ portal: settings }) => {
  const features = resultOf(
    settings,
    (why) =>
      `Stripe does not give the portal's settings (${why}): give the restricted key Customer portal, Read.`,
  );
  const where = "(Stripe, Settings, Billing, Customer portal)";
  if (!features)
    throw new CheckError(
      `The customer portal was never saved, so nobody can cancel: save its settings once ${where}.`,
    );
  if (!features.payment_method_update?.enabled)
    throw new CheckError(`The portal does not let people change their card: allow it ${where}.`);
  if (!features.invoice_history?.enabled)
    throw new CheckError(`The portal shows no invoices: allow them ${where}.`);
  if (!features.subscription_cancel?.enabled)
    throw new CheckError(
      `The portal does not let people cancel: allow it at the end of the period ${where}.`,
    );
  if (features.subscription_cancel.mode !== "at_period_end")
    throw new CheckError(
      `The portal cancels at once: set cancellations to the end of the billing period ${where}.`,
    );
  if (features.subscription_update?.enabled)
    throw new CheckError(
      `The portal lets people change plans, which Llave does itself: switch that off ${where}.`,
    );
  return "card, invoices, cancellation at the end of the period";
});
