import {
  customerQuery,
  vehiclesOfCustomerQuery,
} from "#app/features/customers/person/customer.server.ts";
import type { Db } from "#app/platform/db/db.server.ts";
import { visitsOfCustomerQuery, visitsPerPage } from "./visits.server.ts";

/** A customer with vehicles and a page of jobs, in one round trip. */
export async function findCustomerPage(db: Db, shopId: string, id: string, before?: number) {
  const [[customer], vehicles, visits] = await db.batch([
    customerQuery(db, shopId, id),
    vehiclesOfCustomerQuery(db, shopId, id),
    visitsOfCustomerQuery(db, shopId, id, before),
  ]);
  return (
    customer && {
      customer,
      vehicles,
      visits: visits.slice(0, visitsPerPage),
      more: visits.length > visitsPerPage,
    }
  );
}
