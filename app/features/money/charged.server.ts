import { type SQL, sql } from "drizzle-orm";
import { creditsOf, isInvoiced, stands } from "#app/features/quotes/on-invoice.server.ts";
import type { JobRef } from "#app/features/repair/job.ts";
import type { Cents, Currency } from "#app/values/money.ts";
import type { JobMoney } from "./money.ts";

/** Total of an invoice less its credit notes. */
export const leftOfInvoice = sql`(invoice.total_amount
  - (SELECT coalesce(sum(credit.total_amount), 0) ${creditsOf}))`;

/** Whether the invoice that a payment names, if any, is not voided; always true of a refund. */
export const isStanding = ({
  shopId,
  jobId,
  invoiceNumber,
  amount,
}: JobRef & { invoiceNumber: number | null; amount: Cents }) =>
  invoiceNumber === null
    ? sql`1`
    : sql`EXISTS (SELECT 1 FROM invoices AS invoice
        WHERE invoice.shop_id = ${shopId} AND invoice.job_id = ${jobId}
          AND invoice.series = 'invoice' AND invoice.number = ${invoiceNumber}
          AND ${amount > 0 ? stands : sql`1`})`;

/**
 * Whether a job has exactly the invoices, credit notes and payments that were read. Rows are only
 * ever added, so comparing numbers is enough.
 */
export const hasOnly = (
  { shopId, jobId }: JobRef,
  { invoices, payments }: Pick<JobMoney, "invoices" | "payments">,
) => {
  const credits = invoices.flatMap((one) => one.credits);
  return sql`${invoices.length + credits.length} = (SELECT count(*) FROM invoices AS invoice
      WHERE invoice.shop_id = ${shopId} AND invoice.job_id = ${jobId})
    AND ${payments.length} = (SELECT count(*) FROM payments AS payment
      WHERE payment.shop_id = ${shopId} AND payment.job_id = ${jobId})`;
};

/** Whether enough is left of the payment that a refund names; true where it names none. */
export const isRefundable = ({
  shopId,
  jobId,
  currency,
  amount,
  refundOf,
}: JobRef & { currency: Currency; amount: Cents; refundOf: string | null }) =>
  refundOf === null
    ? sql`1`
    : sql`EXISTS (SELECT 1 FROM payments AS returned
        WHERE returned.shop_id = ${shopId} AND returned.id = ${refundOf}
          AND returned.job_id = ${jobId} AND returned.currency = ${currency}
          AND ${amount} < 0 AND returned.amount > 0 AND returned.refund_of IS NULL
          AND returned.amount + ${amount} + (SELECT coalesce(sum(refund.amount), 0)
            FROM payments AS refund WHERE refund.shop_id = ${shopId}
              AND refund.job_id = ${jobId} AND refund.refund_of = ${refundOf}) >= 0)`;

/** Amount charged on a job: the rest of its invoices, and approved quotes on no invoice. */
export const chargedOn = (job: JobRef, currency: Currency | SQL) => sql`(
  (SELECT coalesce(sum(${leftOfInvoice}), 0) FROM invoices AS invoice
    WHERE invoice.shop_id = ${job.shopId} AND invoice.job_id = ${job.jobId}
      AND invoice.currency = ${currency} AND ${stands})
  + (SELECT coalesce(sum(quote.total_amount), 0) FROM repair_quotes AS quote
    WHERE quote.shop_id = ${job.shopId} AND quote.job_id = ${job.jobId}
      AND quote.currency = ${currency} AND quote.status = 'approved'
      AND NOT ${isInvoiced(job, sql`quote.id`)}))`;

/** Amount paid on a job, less refunds. */
export const paidOn = ({ shopId, jobId }: JobRef, currency: Currency | SQL) => sql`(
  SELECT coalesce(sum(payment.amount), 0) FROM payments AS payment
  WHERE payment.shop_id = ${shopId} AND payment.job_id = ${jobId}
    AND payment.currency = ${currency})`;
