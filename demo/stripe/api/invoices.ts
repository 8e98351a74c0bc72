import type Stripe from "stripe";
import { z } from "zod";
import { chargeIdOf, chargeOf, invoiceIdOf } from "../objects/charge.ts";
import { subscriptionIn } from "../objects/invoice.ts";
import { none } from "../refusal.ts";
import { accountsOf, call, pageOf } from "./call.ts";
import { expand, type Names, paging, text } from "./params.ts";

const invoiceList = z.strictObject({
  customer: text.optional(),
  subscription: text.optional(),
  status: z.enum(["draft", "open", "paid", "uncollectible", "void"]).optional(),
  ...paging,
} satisfies Names<Stripe.InvoiceListParams>);

export const invoiceCalls = [
  call(
    "GET",
    "/v1/invoices",
    invoiceList,
    ({ customer, subscription, status, ...page }, { books }) => {
      const found = accountsOf(books, customer)
        .flatMap(({ invoices }) => invoices)
        .reverse()
        .filter(
          (one) =>
            (subscription === undefined || subscriptionIn(one) === subscription) &&
            (status === undefined || one.status === status),
        );
      return pageOf("/v1/invoices", found, page);
    },
  ),
  call(
    "GET",
    "/v1/invoices/:id",
    z.strictObject({ expand }),
    (_, { id, books }) =>
      books.findByObject(id)?.invoices.find((invoice) => invoice.id === id) ?? none("invoice", id),
  ),
];

/** A dispute names its charge; the charge names the customer. */
export const chargeCalls = [
  call("GET", "/v1/charges/:id", z.strictObject({ expand }), (_, { id, books }) => {
    const account = books.findByObject(invoiceIdOf(id));
    const invoice = account?.invoices.find(
      (one) => chargeIdOf(one) === id && one.status === "paid" && one.amount_paid > 0,
    );
    if (!account || !invoice) return none("charge", id);
    const disputed = account.disputes.some(({ charge }) => charge === id);
    return chargeOf(invoice, { disputed, refunded: account.refunded?.includes(id) ?? false });
  }),
  call(
    "GET",
    "/v1/disputes/:id",
    z.strictObject({ expand }),
    (_, { id, books }) =>
      books.findByObject(id)?.disputes.find((dispute) => dispute.id === id) ?? none("dispute", id),
  ),
];
