import type Stripe from "stripe";
import type { Wire } from "./wire.ts";

export type Portal = Wire<Stripe.BillingPortal.Session>;

export const portalOf = (
  facts: Pick<Portal, "id" | "customer" | "return_url" | "locale" | "url">,
  now: number,
): Portal => ({
  id: facts.id,
  object: "billing_portal.session",
  configuration: "bpc_demo",
  created: now,
  customer: facts.customer,
  customer_account: null,
  flow: null,
  livemode: false,
  locale: facts.locale,
  on_behalf_of: null,
  return_url: facts.return_url,
  url: facts.url,
});
