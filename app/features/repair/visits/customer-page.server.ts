import { and, eq, sql } from "drizzle-orm";
import { alikeOf, alikeQuery } from "#app/features/customers/alike.server.ts";
import { distinctQuery } from "#app/features/customers/merge/distinct.server.ts";
import { joinsQuery } from "#app/features/customers/merge/joins.server.ts";
import {
  customerQuery,
  vehiclesOfCustomerQuery,
} from "#app/features/customers/person/customer.server.ts";
import { isOwed } from "#app/features/repair/job-summary.server.ts";
import { repairJobs } from "#app/features/repair/tables.server.ts";
import type { Db } from "#app/platform/db/db.server.ts";
import { visitsOfCustomerQuery, visitsPerPage } from "./visits.server.ts";

type Asked = {
  shopId: string;
  id: string;
  before?: number | undefined;
  now: number;
  /** Whether what is owed is read. */
  money?: boolean;
};

/**
 * A customer with vehicles, a page of jobs, who looks the same and what was joined into it, in one
 * round trip.
 */
export async function findCustomerPage(db: Db, { shopId, id, before, now, money = false }: Asked) {
  const [[customer], vehicles, visits, alike, joins, distinct, owed] = await db.batch([
    customerQuery(db, shopId, id),
    vehiclesOfCustomerQuery(db, shopId, id),
    visitsOfCustomerQuery(db, shopId, id, before),
    alikeQuery(db, shopId, { customerId: id, vehicleId: null }),
    joinsQuery(db, { kind: "customers", shopId, keptId: id, now }),
    distinctQuery(db, "customers", { shopId, id }),
    owedQuery(db, { shopId, id, money }),
  ]);
  return (
    customer && {
      customer,
      vehicles,
      alike: alikeOf(alike, "customer"),
      joins,
      distinct,
      owed,
      visits: visits.slice(0, visitsPerPage),
      more: visits.length > visitsPerPage,
    }
  );
}

/** What a customer owes of invoices, by currency. */
export const owedQuery = (
  db: Db,
  { shopId, id, money }: Pick<Asked, "shopId" | "id"> & { money: boolean },
) =>
  db
    .select({
      currency: repairJobs.moneyCurrency,
      owed: sql<number>`sum(${repairJobs.owedTotal})`,
    })
    .from(repairJobs)
    .where(
      money ? and(eq(repairJobs.shopId, shopId), eq(repairJobs.customerId, id), isOwed) : sql`0`,
    )
    .groupBy(repairJobs.moneyCurrency);
