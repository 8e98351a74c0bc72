import { type Revision, revisionOf } from "#app/features/approval/revision/revision.ts";
import { standardTerms } from "#app/features/approval/revision/terms.ts";
import {
  type InvoiceContent,
  translationsOf,
} from "#app/features/money/invoices/invoice-content.ts";
import { type ListedInvoice, type ListedPayment, voidedBy } from "#app/features/money/money.ts";
import { numberOfInvoice } from "#app/features/shop/print/print-terms.ts";
import type { Cents } from "#app/values/money.ts";

/** An invoice as its customer may read it, with what is paid by now. */
export type CustomerInvoice = Pick<
  Revision,
  "workId" | "customer" | "vehicle" | "quotes" | "currency" | "decimals"
> &
  Pick<ListedInvoice, "total" | "credits"> & {
    /** As it is printed. */
    number: string;
    date: string;
    terms: string | null;
    shop: { name: string; phone: string | null };
    /** The credit note that took all of it back. */
    voided: ListedInvoice["credits"][number] | null;
    /** Payments that count on it; `owed`: the rest. */
    payments: Pick<ListedPayment, "way" | "wayName" | "paidOn" | "amount">[];
    others: Cents;
    owed: Cents;
    /** Payment instructions of the shop. */
    waysToPay: string | null;
  };

type Sources = {
  content: InvoiceContent;
  invoice: ListedInvoice;
  payments: readonly ListedPayment[];
  others: Cents;
  owed: Cents;
  /** The shop's telephone today. */
  phone: string | null;
  waysToPay: string | null;
};

export function customerInvoice(sources: Sources): CustomerInvoice {
  const { content, invoice, payments, others, owed, phone, waysToPay } = sources;
  const { shop, date, terms } = content;
  const { workId, customer, vehicle, quotes, currency, decimals } = revisionOf({
    ...content,
    translations: translationsOf(content),
    terms: standardTerms,
    depositPercent: null,
  });
  return {
    workId,
    customer,
    vehicle,
    quotes,
    currency,
    decimals,
    number: numberOfInvoice(invoice.number, shop.terms),
    total: invoice.total,
    credits: invoice.credits,
    date,
    terms: terms || null,
    shop: { name: shop.name, phone: phone ?? shop.phone },
    voided: voidedBy(invoice) ?? null,
    payments: payments.map(({ way, wayName, paidOn, amount }) => ({
      way,
      wayName,
      paidOn,
      amount,
    })),
    others,
    owed,
    waysToPay,
  };
}
