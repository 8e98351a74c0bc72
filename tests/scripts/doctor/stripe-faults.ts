import { endpoint, type Fault, fails, portal, sells, stripe } from "./faults.ts";

export const stripeFaults: Fault[] = [
  [
    "Stripe key",
    "opens nothing",
    fails("stripe", "no network"),
    "Stripe could not be asked (no network): check STRIPE_SECRET_KEY of llave.",
  ],
  [
    "Stripe key",
    "is refused",
    stripe(() => ({
      prices: {
        medium: { error: "StripeAuthenticationError: Invalid API Key" },
        premium: { error: "x" },
      },
    })),
    "Stripe refuses the key (StripeAuthenticationError: Invalid API Key): put a working one into STRIPE_SECRET_KEY of both workers.",
  ],
  [
    "Stripe key",
    "is of test mode",
    stripe(() => ({ keyMode: "test" })),
    "The key is one of Stripe's test mode, so anybody can open a plan with a test card: switch to live keys (docs/deploy.md, 14).",
  ],
  [
    "Stripe permissions",
    "are missing",
    stripe(() => ({ missing: ["Disputes Read", "Charges Read"] })),
    "The restricted key lacks Disputes Read, Charges Read: add them to it (Stripe, Developers, API keys).",
  ],
  [
    "Stripe prices",
    "are unknown",
    stripe(() => ({ prices: { medium: { error: "No such price" }, premium: { error: "x" } } })),
    "Stripe does not give the price of Bronze (No such price): put its id into STRIPE_PRICE_MEDIUM of the environment's file, and deploy.",
  ],
  [
    "Stripe prices",
    "are archived",
    sells({ active: false }),
    "The price of Bronze is archived at Stripe: put the id of another price into STRIPE_PRICE_MEDIUM of the environment's file, and deploy.",
  ],
  [
    "Stripe prices",
    "are of the other mode",
    sells({ livemode: false }),
    "The price of Bronze is of test mode and the key is not",
  ],
  [
    "Stripe prices",
    "are in pesos",
    sells({ currency: "mxn" }),
    "The price of Bronze is in MXN and the site says US dollars",
  ],
  [
    "Stripe prices",
    "are others",
    sells({ unit_amount: 1999 }),
    "The price of Bronze is 19.99 at Stripe and 9.99 on the site",
  ],
  [
    "Stripe prices",
    "are yearly",
    sells({ interval: "1 year" }),
    "The price of Bronze is not monthly (1 year)",
  ],
  [
    "Stripe prices",
    "are for once",
    sells({ interval: null }),
    "The price of Bronze is not monthly (once)",
  ],
  [
    "Stripe webhook",
    "may not be read",
    stripe(() => ({ webhooks: { error: "StripePermissionError" } })),
    "Stripe does not list the webhook endpoints (StripePermissionError): give the restricted key Webhook Endpoints, Read.",
  ],
  [
    "Stripe webhook",
    "is not there",
    endpoint({ url: "https://old.example/webhooks/stripe" }),
    "/webhooks/stripe: add it (Stripe, Developers, Webhooks).",
  ],
  [
    "Stripe webhook",
    "is disabled",
    endpoint({ status: "disabled" }),
    "is disabled: enable it (Stripe, Developers, Webhooks).",
  ],
  [
    "Stripe webhook",
    "lacks events",
    endpoint({ enabled_events: ["invoice.paid"] }),
    "The webhook endpoint does not get checkout.session.completed, ",
  ],
  [
    "Stripe Connect webhook",
    "is not there",
    endpoint({ url: "https://old.example/webhooks/stripe-connect" }, "/stripe-connect"),
    "/webhooks/stripe-connect: add it, listening to connected accounts (Stripe, Developers, Webhooks).",
  ],
  [
    "Stripe Connect webhook",
    "lacks events",
    endpoint({ enabled_events: ["account.updated"] }, "/stripe-connect"),
    "The webhook endpoint does not get account.application.deauthorized, checkout.session.completed",
  ],
  [
    "Stripe portal",
    "may not be read",
    stripe(() => ({ portal: { error: "StripePermissionError" } })),
    "Stripe does not give the portal's settings (StripePermissionError): give the restricted key Customer portal, Read.",
  ],
  [
    "Stripe portal",
    "was never saved",
    stripe(() => ({ portal: { value: null } })),
    "The customer portal was never saved, so nobody can cancel: save its settings once",
  ],
  [
    "Stripe portal",
    "keeps the card",
    portal({ payment_method_update: { enabled: false } }),
    "The portal does not let people change their card",
  ],
  [
    "Stripe portal",
    "hides invoices",
    portal({ invoice_history: { enabled: false } }),
    "The portal shows no invoices",
  ],
  [
    "Stripe portal",
    "lets nobody go",
    portal({ subscription_cancel: { enabled: false, mode: "at_period_end" } }),
    "The portal does not let people cancel",
  ],
  [
    "Stripe portal",
    "cancels at once",
    portal({ subscription_cancel: { enabled: true, mode: "immediately" } }),
    "The portal cancels at once",
  ],
  [
    "Stripe portal",
    "changes plans",
    portal({ subscription_update: { enabled: true } }),
    "The portal lets people change plans, which Llave does itself",
  ],
];
