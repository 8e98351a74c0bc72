import { and, eq, sql } from "drizzle-orm";
import { readAlike } from "#app/features/customers/alike.server.ts";
import { distinctQuery } from "#app/features/customers/merge/distinct.server.ts";
import { joinsQuery } from "#app/features/customers/merge/joins.server.ts";
import {
  customerAndAlikeQuery,
  vehiclesOfCustomerQuery,
} from "#app/features/customers/person/customer.server.ts";
import { isOwed } from "#app/features/repair/list/job-summary.server.ts";
import { repairJobs } from "#app/features/repair/tables.server.ts";
import type { Db } from "#app/platform/db/db.server.ts";
import type { Language } from "#app/values/language.ts";
import { shownVisit, visitsOfCustomerQuery, visitsPerPage } from "./visits.server.ts";

type CustomerPageQuery = {
  shopId: string;
  id: string;
  before?: number | undefined;
  now: number;
  /** Whether what is owed is read. */
  money?: boolean;
  /** Whose language texts are shown in; without one they are as they were written. */
  reader?: Language;
};

/**
 * A customer with vehicles, a page of jobs, who looks the same and what was joined into it, in one
 * round trip.
 */
export async function findCustomerPage(
  db: Db,
  { now, money = false, ...asked }: CustomerPageQuery,
) {
  const { shopId, id } = asked;
  const [[found], vehicles, visits, joins, distinct, owed] = await db.batch([
    customerAndAlikeQuery(db, shopId, id),
    vehiclesOfCustomerQuery(db, shopId, id),
    visitsOfCustomerQuery(db, shopId, asked),
    joinsQuery(db, { kind: "customers", shopId, keptId: id, now }),
    distinctQuery(db, "customers", { shopId, id }),
    owedQuery(db, { shopId, id, money }),
  ]);
  if (!found) return undefined;
  const { alike, ...customer } = found;
  return {
    customer,
    vehicles,
    alike: readAlike(alike),
    joins,
    distinct,
    owed,
    visits: visits.slice(0, visitsPerPage).map(shownVisit),
    more: visits.length > visitsPerPage,
  };
}

/** Selects a customer's debt on invoices, by currency. */
export const owedQuery = (
  db: Db,
  { shopId, id, money }: Pick<CustomerPageQuery, "shopId" | "id"> & { money: boolean },
) =>
  db
    .select({
      currency: repairJobs.moneyCurrency,
      owed: sql<number>`sum(${repairJobs.owedTotal})`,
    })
    .from(repairJobs)
    .where(
      and(
        eq(repairJobs.shopId, shopId),
        eq(repairJobs.customerId, id),
        isOwed,
        sql`${money ? 1 : 0}`, // a value, so that the index is taken where nothing is asked, too
      ),
    )
    .groupBy(repairJobs.moneyCurrency);
