import { and, asc, eq, getTableColumns, type SQL, sql } from "drizzle-orm";
import { workId } from "#app/features/repair/job.ts";
import { repairJobs } from "#app/features/repair/tables.server.ts";
import { listFile, paged, rowsPerPage } from "#app/platform/archive/records.server.ts";
import type { ArchiveFile } from "#app/platform/archive/zip.server.ts";
import { refersTo } from "#app/platform/db/columns.server.ts";
import type { Db } from "#app/platform/db/db.server.ts";
import { cardDisputes, cardRefunds } from "./returns.tables.server.ts";
import { cardPayments, paymentAccounts } from "./tables.server.ts";

/** Archive files of a shop's Stripe account, its card payments and their refunds. */
export const ownCards = (db: Db, shopId: string): ArchiveFile[] => [
  listFile("shop/payment-account.json", archivedAccounts(db, shopId)),
  listFile("shop/card-payments.json", archivedCardPayments(db, shopId)),
  listFile("shop/card-refunds.json", archivedReturns(db, cardRefunds, shopId)),
  listFile("shop/card-disputes.json", archivedReturns(db, cardDisputes, shopId)),
];

/** Archive files of a customer's card payments and their refunds. */
export const customerCards = (db: Db, shopId: string, customerId: string): ArchiveFile[] => {
  const ofCustomer = eq(repairJobs.customerId, customerId);
  return [
    listFile("card-payments.json", archivedCardPayments(db, shopId, ofCustomer)),
    listFile("card-refunds.json", archivedReturns(db, cardRefunds, shopId, ofCustomer)),
    listFile("card-disputes.json", archivedReturns(db, cardDisputes, shopId, ofCustomer)),
  ];
};

async function* archivedAccounts(db: Db, shopId: string): AsyncGenerator<object> {
  const own = eq(paymentAccounts.shopId, shopId);
  for (const row of await db.select().from(paymentAccounts).where(own)) {
    const { shopId: _, checkAt: __, version: ___, ...account } = row;
    yield account;
  }
}

async function* archivedCardPayments(db: Db, shopId: string, of?: SQL): AsyncGenerator<object> {
  const {
    shopId: _,
    jobId: __,
    checkAt: ___,
    version: ____,
    ...columns
  } = getTableColumns(cardPayments);
  const rows = paged((last: { id: string } | undefined) =>
    db
      .select({ ...columns, number: repairJobs.number })
      .from(cardPayments)
      .innerJoin(repairJobs, refersTo(cardPayments, cardPayments.jobId, repairJobs))
      .where(and(eq(cardPayments.shopId, shopId), of, last && sql`${cardPayments.id} > ${last.id}`))
      .orderBy(asc(cardPayments.id))
      .limit(rowsPerPage),
  );
  for await (const { number, ...row } of rows) yield { workId: workId(number), ...row };
}

/** Streams refunds or disputes, each with the number of its job. */
async function* archivedReturns(
  db: Db,
  table: typeof cardRefunds | typeof cardDisputes,
  shopId: string,
  of?: SQL,
): AsyncGenerator<object> {
  const rows = paged((last: { returned: { id: string } } | undefined) =>
    db
      .select({ returned: getTableColumns(table as typeof cardRefunds), number: repairJobs.number })
      .from(table)
      .innerJoin(repairJobs, refersTo(table, table.jobId, repairJobs))
      .where(and(eq(table.shopId, shopId), of, last && sql`${table.id} > ${last.returned.id}`))
      .orderBy(asc(table.id))
      .limit(rowsPerPage),
  );
  for await (const { number, returned } of rows) {
    const { shopId: _, jobId: __, createdBy: ___, ...row } = returned;
    yield { workId: workId(number), ...row };
  }
}
