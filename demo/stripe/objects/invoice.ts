import type Stripe from "stripe";
import type { Line } from "./invoice-line.ts";
import { type List, listOf, type Wire } from "./wire.ts";

type InvoiceStatus = "draft" | "open" | "paid" | "uncollectible" | "void";
export type Invoice = Omit<Wire<Stripe.Invoice>, "status" | "lines" | "customer"> & {
  customer: string;
  status: InvoiceStatus;
  lines: List<Line>;
};

export type InvoiceFacts = {
  id: string;
  number: string | null;
  customer: { id: string; email: string | null; name: string | null; balance: number };
  subscription: { id: string; metadata: Record<string, string> };
  reason: "subscription_create" | "subscription_cycle" | "subscription_update";
  lines: Line[];
  period: { start: number; end: number };
};

/** A finalized, unpaid invoice. The customer's credit (a negative balance) is deducted. */
export const invoiceOf = (
  { id, number, customer, subscription, reason, lines, period }: InvoiceFacts,
  now: number,
): Invoice => {
  const total = lines.reduce((sum, { amount }) => sum + amount, 0);
  const due = Math.max(0, total + customer.balance);
  return {
    id,
    object: "invoice",
    account_country: "US",
    account_name: "Llave (demo)",
    account_tax_ids: null,
    amount_due: due,
    amount_overpaid: 0,
    amount_paid: 0,
    amount_remaining: due,
    amount_shipping: 0,
    application: null,
    attempt_count: 0,
    attempted: false,
    auto_advance: true,
    automatic_tax: {
      disabled_reason: null,
      enabled: false,
      liability: null,
      provider: null,
      status: null,
    },
    automatically_finalizes_at: null,
    billing_reason: reason,
    collection_method: "charge_automatically",
    created: now,
    currency: "usd",
    custom_fields: null,
    customer: customer.id,
    customer_account: null,
    customer_address: null,
    customer_email: customer.email,
    customer_name: customer.name,
    customer_phone: null,
    customer_shipping: null,
    customer_tax_exempt: "none",
    customer_tax_ids: [],
    default_payment_method: null,
    default_source: null,
    default_tax_rates: [],
    description: null,
    discounts: [],
    due_date: null,
    effective_at: now,
    ending_balance: Math.min(0, total + customer.balance),
    footer: null,
    from_invoice: null,
    hosted_invoice_url: null,
    invoice_pdf: null,
    issuer: { type: "self" },
    last_finalization_error: null,
    latest_revision: null,
    lines: listOf(
      `/v1/invoices/${id}/lines`,
      lines.map((line) => ({ ...line, invoice: id })),
    ),
    livemode: false,
    metadata: {},
    next_payment_attempt: null,
    number,
    on_behalf_of: null,
    parent: {
      quote_details: null,
      subscription_details: { metadata: subscription.metadata, subscription: subscription.id },
      type: "subscription_details",
    },
    payment_settings: {
      default_mandate: null,
      payment_method_options: null,
      payment_method_types: null,
    },
    period_end: period.end,
    period_start: period.start,
    post_payment_credit_notes_amount: 0,
    pre_payment_credit_notes_amount: 0,
    receipt_number: null,
    rendering: null,
    shipping_cost: null,
    shipping_details: null,
    starting_balance: customer.balance,
    statement_descriptor: null,
    status: "open",
    status_transitions: {
      finalized_at: now,
      marked_uncollectible_at: null,
      paid_at: null,
      voided_at: null,
    },
    subtotal: total,
    subtotal_excluding_tax: total,
    test_clock: null,
    total,
    total_discount_amounts: [],
    total_excluding_tax: total,
    total_pretax_credit_amounts: [],
    total_taxes: [],
    webhooks_delivered_at: now,
  } satisfies Invoice & Wire<Stripe.Invoice>;
};

/** The subscription that an invoice is for. */
export const subscriptionIn = (invoice: Invoice): string => {
  const id = invoice.parent?.subscription_details?.subscription;
  return typeof id === "string" ? id : (id?.id ?? "");
};
