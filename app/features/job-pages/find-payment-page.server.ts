import { v7 as newId } from "uuid";
import { depositsDue } from "#app/features/approval/deposits-due.ts";
import { findDecided } from "#app/features/approval/links/find-decided.server.ts";
import { findUnderWay } from "#app/features/cards/returns/find-returns.server.ts";
import { findJobMoney } from "#app/features/money/invoices/find-invoice.server.ts";
import { numberIn } from "#app/features/money/invoices/number-in.ts";
import { dayIn } from "#app/features/money/invoices/read-to-invoice.server.ts";
import { owedByInvoice } from "#app/features/money/money.ts";
import { startOfPayment } from "#app/features/money/payments/payment-start.ts";
import { currencyOf } from "#app/features/money/payments/record-payment.server.ts";
import { invoiceToCredit } from "#app/features/money/payments/refunds.ts";
import type { JobRef } from "#app/features/repair/job.ts";
import { workId } from "#app/features/repair/job.ts";
import { notFound } from "#app/http/answers.ts";
import type { Platform } from "#app/platform/platform.server.ts";

/** Initial values of the payment form: for an invoice, a deposit, or a refund. */
export async function findPaymentPage(
  { db, now }: Pick<Platform, "db" | "now">,
  ref: JobRef,
  search: URLSearchParams,
) {
  const [jobMoney, decided, underWay] = await Promise.all([
    findJobMoney(db, ref),
    findDecided(db, ref),
    findUnderWay(db, ref),
  ]);
  const found = jobMoney ?? notFound();
  const { job, money, shop: settings } = found;
  const inDeposits = currencyOf(money, null, settings);
  const start = startOfPayment(money, {
    deposit: depositsDue(decided, money).find((one) => one.currency === inDeposits),
    invoice: numberIn(search.get("invoice")),
    returned: search.get("return"),
    underWay,
  });
  const currency = start.returned?.currency ?? currencyOf(money, start.for, settings);
  const { charged, paid } = found.balanceIn(currency);
  const owed = owedByInvoice(money);
  const { returned, for: number } = start;
  const invoiceNumber = returned ? returned.invoiceNumber : number;
  return {
    id: newId(),
    toCredit: invoiceToCredit(money, { invoiceNumber, currency })?.number ?? null,
    workId: workId(job.number),
    customer: `${job.customerFirstName} ${job.customerLastName}`,
    today: dayIn(now(), settings?.timeZone),
    currency,
    start,
    open: Math.max(charged - paid, 0),
    held: Math.max(paid - underWay, 0),
    invoices: money.invoices
      .filter(({ number }) => owed.has(number) || number === start.for)
      .map((one) => ({
        number: one.number,
        currency: one.currency,
        owed: owed.get(one.number) ?? 0,
      })),
  };
}
