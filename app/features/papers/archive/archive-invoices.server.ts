import { and, asc, eq, gte, lte, sql } from "drizzle-orm";
import { jobPaperFileName } from "#app/features/papers/job-paper.ts";
import type { JobMoney } from "#app/features/quotes/invoices/money.ts";
import { moneyColumns, moneyOf } from "#app/features/quotes/invoices/read-money.server.ts";
import { invoices } from "#app/features/quotes/invoices.tables.server.ts";
import { workId } from "#app/features/repair/job.ts";
import { repairJobs } from "#app/features/repair/tables.server.ts";
import { paged, rowsPerPage } from "#app/platform/archive/records.server.ts";
import type { Db } from "#app/platform/db/db.server.ts";

type InvoiceRow = typeof invoices.$inferSelect;
type Archived = { workOrder: number; row: InvoiceRow; ofJob: JobMoney };

/**
 * Gives the invoices and credit notes of one job after another, for work orders from `first` to
 * `last` that are asked for in their order. Some are read at a time.
 */
export function invoicesInTurn(db: Db, shopId: string, range: { first: number; last: number }) {
  const rows = archivedRows(db, shopId, range);
  let next: IteratorResult<Archived> | undefined;
  return async function* (workOrder: number): AsyncGenerator<Archived> {
    next ??= await rows.next();
    while (!next.done && next.value.workOrder <= workOrder) {
      yield next.value;
      next = await rows.next();
    }
  };
}

async function* archivedRows(
  db: Db,
  shopId: string,
  { first, last }: { first: number; last: number },
): AsyncGenerator<Archived, undefined> {
  const { series, number } = invoices;
  const rows = paged((after: { workOrder: number; row: InvoiceRow } | undefined) =>
    db
      .select({ workOrder: repairJobs.number, row: invoices, money: moneyColumns })
      .from(repairJobs)
      .innerJoin(
        invoices,
        and(eq(invoices.shopId, repairJobs.shopId), eq(invoices.jobId, repairJobs.id)),
      )
      .where(
        and(
          eq(repairJobs.shopId, shopId),
          gte(repairJobs.number, after?.workOrder ?? first),
          lte(repairJobs.number, last),
          after &&
            sql`(${repairJobs.number}, ${series}, ${number})
              > (${after.workOrder}, ${after.row.series}, ${after.row.number})`,
        ),
      )
      .orderBy(asc(repairJobs.number), asc(series), asc(number))
      .limit(rowsPerPage),
  );
  for await (const { workOrder, row, money } of rows)
    yield { workOrder, row, ofJob: moneyOf(money) };
}

/** Where the paper of an invoice or a credit note lies in the archive. */
export const invoicePaperName = ({ series, number, content: { job } }: InvoiceRow): string =>
  `invoices/${jobPaperFileName(series, { workId: workId(job.number), number }, job.language)}`;
