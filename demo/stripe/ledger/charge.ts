import { type Invoice, type InvoiceFacts, invoiceOf } from "../objects/invoice.ts";
import { type Line, type LineFacts, lineOf } from "../objects/invoice-line.ts";
import { nameOf } from "../objects/prices.ts";
import { itemIn, type Subscription } from "../objects/subscription.ts";
import { type Draft, nextId, presentCustomer } from "./account.ts";

/** The line for one period of a subscription's plan. */
export function periodLine(draft: Draft, subscription: Subscription, amount?: number): Line {
  const item = itemIn(subscription);
  const quantity = item.quantity ?? 1;
  return newLine(draft, subscription, {
    description:
      amount === 0
        ? `Trial period for ${nameOf(item.price)}`
        : `${quantity} × ${nameOf(item.price)}`,
    amount: amount ?? item.price.unit_amount * quantity,
    proration: false,
    price: item.price,
    period: { start: item.current_period_start, end: item.current_period_end },
  });
}

export function newLine(
  draft: Draft,
  subscription: Subscription,
  facts: Pick<LineFacts, "description" | "amount" | "proration" | "price" | "period">,
): Line {
  const item = itemIn(subscription);
  return lineOf({
    ...facts,
    id: nextId(draft, "il"),
    subscription: subscription.id,
    item: item.id,
    quantity: item.quantity ?? 1,
  });
}

/** Creates the subscription's next invoice, less the customer's credit. Charges nothing yet. */
export function bill(
  draft: Draft,
  subscription: Subscription,
  reason: InvoiceFacts["reason"],
  lines: Line[],
): Invoice {
  const customer = presentCustomer(draft.account);
  const sequence = customer.next_invoice_sequence ?? 1;
  const { period } = lines.at(-1)!;
  const invoice = invoiceOf(
    {
      id: nextId(draft, "in"),
      number: `${customer.invoice_prefix}-${String(sequence).padStart(4, "0")}`,
      customer: {
        id: customer.id,
        email: customer.email,
        name: customer.name ?? null,
        balance: customer.balance,
      },
      subscription: { id: subscription.id, metadata: subscription.metadata },
      reason,
      lines,
      period,
    },
    draft.now,
  );
  customer.next_invoice_sequence = sequence + 1;
  customer.balance = invoice.ending_balance ?? 0;
  invoice.hosted_invoice_url = `${originOf(draft.account)}/demo/invoice/${invoice.id}`;
  draft.account.invoices.push(invoice);
  subscription.latest_invoice = invoice.id;
  return invoice;
}

/** The origin of the customer's last Checkout, which serves the stand-in's pages too. */
const originOf = ({ sessions }: Draft["account"]): string => {
  const address = sessions.at(-1)?.success_url;
  return address ? new URL(address).origin : "http://localhost";
};
