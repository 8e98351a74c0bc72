import { alikeOf, alikeQuery } from "#app/features/customers/alike.server.ts";
import { distinctQuery } from "#app/features/customers/merge/distinct.server.ts";
import { joinsQuery } from "#app/features/customers/merge/joins.server.ts";
import {
  customerQuery,
  vehiclesOfCustomerQuery,
} from "#app/features/customers/person/customer.server.ts";
import type { Db } from "#app/platform/db/db.server.ts";
import { visitsOfCustomerQuery, visitsPerPage } from "./visits.server.ts";

type Asked = { shopId: string; id: string; before?: number | undefined; now: number };

/**
 * A customer with vehicles, a page of jobs, who looks the same and what was joined into it, in one
 * round trip.
 */
export async function findCustomerPage(db: Db, { shopId, id, before, now }: Asked) {
  const [[customer], vehicles, visits, alike, joins, distinct] = await db.batch([
    customerQuery(db, shopId, id),
    vehiclesOfCustomerQuery(db, shopId, id),
    visitsOfCustomerQuery(db, shopId, id, before),
    alikeQuery(db, shopId, { customerId: id, vehicleId: null }),
    joinsQuery(db, { kind: "customers", shopId, keptId: id, now }),
    distinctQuery(db, "customers", { shopId, id }),
  ]);
  return (
    customer && {
      customer,
      vehicles,
      alike: alikeOf(alike, "customer"),
      joins,
      distinct,
      visits: visits.slice(0, visitsPerPage),
      more: visits.length > visitsPerPage,
    }
  );
}
