import type Stripe from "stripe";
import type { Language } from "#app/values/language.ts";
import type { Checkout, CheckoutOrder, PortalVisit } from "./payments.ts";

/** The locale of each language, for Checkout and the billing portal. */
export const locales: Record<Language, Stripe.BillingPortal.SessionCreateParams.Locale> = {
  en: "en",
  es: "es",
};

export async function createCheckout(stripe: Stripe, order: CheckoutOrder): Promise<Checkout> {
  const session = await stripe.checkout.sessions.create(
    {
      mode: "subscription",
      customer: order.customerId,
      client_reference_id: order.userId,
      line_items: [{ price: order.price, quantity: 1 }],
      payment_method_collection: "always",
      locale: locales[order.language],
      metadata: order.metadata,
      subscription_data: {
        metadata: { llave_user: order.userId },
        ...(order.trialDays > 0 && { trial_period_days: order.trialDays }),
      },
      success_url: order.successUrl,
      cancel_url: order.cancelUrl,
    },
    { idempotencyKey: order.key },
  );
  return checkoutOf(session);
}

export const checkoutOf = (session: Stripe.Checkout.Session): Checkout => ({
  id: session.id,
  open: session.status === "open",
  url: session.url,
  endsAt: session.expires_at * 1000,
  metadata: session.metadata ?? {},
});

export async function openPortal(stripe: Stripe, visit: PortalVisit): Promise<string> {
  const session = await stripe.billingPortal.sessions.create({
    customer: visit.customerId,
    return_url: visit.returnUrl,
    locale: locales[visit.language],
  });
  return session.url;
}
