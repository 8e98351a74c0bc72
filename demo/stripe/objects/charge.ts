import type Stripe from "stripe";
import type { Invoice } from "./invoice.ts";
import type { Wire } from "./wire.ts";

/**
 * The id of the charge that paid an invoice. Charges are not stored, because they follow from the
 * invoice.
 */
export const chargeIdOf = ({ id }: Pick<Invoice, "id">): string => id.replace(/^in_/, "ch_");
export const invoiceIdOf = (chargeId: string): string => chargeId.replace(/^ch_/, "in_");

export const chargeOf = (
  invoice: Invoice,
  { disputed = false, refunded = false } = {},
): Wire<Stripe.Charge> => ({
  id: chargeIdOf(invoice),
  object: "charge",
  amount: invoice.amount_paid,
  amount_captured: invoice.amount_paid,
  amount_refunded: refunded ? invoice.amount_paid : 0,
  application: null,
  application_fee: null,
  application_fee_amount: null,
  balance_transaction: null,
  billing_details: {
    address: null,
    email: invoice.customer_email,
    name: invoice.customer_name,
    phone: null,
    tax_id: null,
  },
  calculated_statement_descriptor: "LLAVE",
  captured: true,
  created: invoice.status_transitions.paid_at ?? invoice.created,
  currency: invoice.currency,
  customer: invoice.customer,
  description: null,
  disputed,
  failure_balance_transaction: null,
  failure_code: null,
  failure_message: null,
  fraud_details: {},
  livemode: false,
  metadata: {},
  on_behalf_of: null,
  outcome: null,
  paid: true,
  payment_intent: null,
  payment_method: null,
  payment_method_details: null,
  receipt_email: null,
  receipt_number: null,
  receipt_url: null,
  refunded,
  review: null,
  shipping: null,
  source: null,
  source_transfer: null,
  statement_descriptor: null,
  statement_descriptor_suffix: null,
  status: "succeeded",
  transfer_data: null,
  transfer_group: null,
});
