import type Stripe from "stripe";
import type { Wire } from "./wire.ts";

export type Customer = Wire<Stripe.Customer>;
export type DeletedCustomer = Wire<Stripe.DeletedCustomer>;
export type CustomerFacts = Partial<
  Pick<Customer, "email" | "name" | "phone" | "description" | "preferred_locales" | "metadata">
>;

/** A customer as Stripe makes one. `now` in seconds. */
export const customerOf = (id: string, facts: CustomerFacts, now: number): Customer => ({
  id,
  object: "customer",
  address: null,
  balance: 0,
  created: now,
  currency: null,
  customer_account: null,
  default_source: null,
  delinquent: false,
  description: null,
  discount: null,
  email: null,
  invoice_prefix: id.slice(-8).toUpperCase(),
  invoice_settings: {
    custom_fields: null,
    default_payment_method: null,
    footer: null,
    rendering_options: null,
  },
  livemode: false,
  metadata: {},
  name: null,
  next_invoice_sequence: 1,
  phone: null,
  preferred_locales: [],
  shipping: null,
  tax_exempt: "none",
  test_clock: null,
  ...facts,
});

export const deletedCustomer = (id: string): DeletedCustomer => ({
  id,
  object: "customer",
  deleted: true,
});
