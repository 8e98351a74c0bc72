import { and, asc, eq, sql } from "drizzle-orm";
import { invoices, payments } from "#app/features/money/tables.server.ts";
import { workId } from "#app/features/repair/job.ts";
import { memberName } from "#app/features/repair/page/job-events.server.ts";
import { repairJobs } from "#app/features/repair/tables.server.ts";
import { listFile, paged, rowsPerPage } from "#app/platform/archive/records.server.ts";
import type { ArchiveFile } from "#app/platform/archive/zip.server.ts";
import { refersTo } from "#app/platform/db/columns.server.ts";
import type { Db } from "#app/platform/db/db.server.ts";

/** Invoices and payments of a shop, for its archive. Money is in cents. */
export const ownMoney = (db: Db, shopId: string): ArchiveFile[] => [
  listFile("shop/invoices.json", archivedInvoices(db, shopId)),
  listFile("shop/payments.json", archivedPayments(db, shopId)),
];

async function* archivedInvoices(db: Db, shopId: string): AsyncGenerator<object> {
  const { series, number, id, creditOf, voids, quotes, content } = invoices;
  const { currency, decimals, taxAmount, totalAmount, createdAt } = invoices;
  const rows = paged((last: { series: string; number: number } | undefined) =>
    db
      .select({
        series,
        number,
        id,
        creditOf,
        voids,
        quotes,
        content,
        currency,
        decimals,
        taxAmount,
        totalAmount,
        createdAt,
        job: repairJobs.number,
        createdBy: memberName(sql`${invoices.createdBy}`),
      })
      .from(invoices)
      .innerJoin(repairJobs, refersTo(invoices, invoices.jobId, repairJobs))
      .where(
        and(
          eq(invoices.shopId, shopId),
          last && sql`(${series}, ${number}) > (${last.series}, ${last.number})`,
        ),
      )
      .orderBy(asc(series), asc(number))
      .limit(rowsPerPage),
  );
  for await (const { job, ...row } of rows) yield { workId: workId(job), ...row };
}

async function* archivedPayments(db: Db, shopId: string): AsyncGenerator<object> {
  const { id, invoiceNumber, refundOf, currency, amount, way, wayName, paidOn, note } = payments;
  const { receipt, createdAt } = payments;
  const rows = paged((last: { id: string } | undefined) =>
    db
      .select({
        id,
        invoiceNumber,
        refundOf,
        currency,
        amount,
        way,
        wayName,
        paidOn,
        note,
        receipt,
        createdAt,
        job: repairJobs.number,
        createdBy: memberName(sql`${payments.createdBy}`),
      })
      .from(payments)
      .innerJoin(repairJobs, refersTo(payments, payments.jobId, repairJobs))
      .where(and(eq(payments.shopId, shopId), last && sql`${id} > ${last.id}`))
      .orderBy(asc(id))
      .limit(rowsPerPage),
  );
  for await (const { job, ...row } of rows) yield { workId: workId(job), ...row };
}
