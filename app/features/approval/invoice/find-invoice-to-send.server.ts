import { v7 as newId } from "uuid";
import { findInvoice } from "#app/features/money/invoices/find-invoice.server.ts";
import { owedByInvoice } from "#app/features/money/money.ts";
import type { JobRef } from "#app/features/repair/job.ts";
import { waysToPayQuery } from "#app/features/shop/paying/ways-to-pay.server.ts";
import { numberOfInvoice } from "#app/features/shop/print/print-terms.ts";
import type { Db } from "#app/platform/db/db.server.ts";
import { type Cents, formatMoney, shownDecimals } from "#app/values/money.ts";
import { listInvoiceLinks } from "./invoice-links.server.ts";
import { invoiceMessage } from "./invoice-message.ts";

/** An invoice as its sending shows it, with a message to begin with. `now` in milliseconds. */
export async function findInvoiceToSend(db: Db, ref: JobRef & { number: number }, now: number) {
  const [found, sent, shop] = await Promise.all([
    findInvoice(db, ref, ref.number),
    listInvoiceLinks(db, ref, now),
    waysToPayQuery(db, ref.shopId).get(),
  ]);
  if (!found) return undefined;
  const { invoice, money } = found;
  const { job, shop: seller } = invoice.content;
  const { currency, totalAmount } = invoice;
  const amount = (cents: Cents) =>
    formatMoney(cents, currency, job.language, shownDecimals(cents, currency));
  const owed = owedByInvoice(money).get(invoice.number) ?? 0;
  return {
    id: newId(),
    number: invoice.number,
    email: job.customerEmail,
    sent,
    message: invoiceMessage(job.language, {
      name: job.customerFirstName,
      shop: seller.name,
      number: numberOfInvoice(invoice.number, seller.terms),
      vehicle: `${job.carMake} ${job.carModel}`,
      total: amount(totalAmount),
      owed: owed > 0 ? amount(owed) : null,
      waysToPay: (owed > 0 && shop?.waysToPay?.[job.language]) || null,
    }),
  };
}
