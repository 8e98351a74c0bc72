import { and, asc, eq, gte, inArray, isNull, lt, or, type SQL, sql } from "drizzle-orm";
import type { SQLiteColumn } from "drizzle-orm/sqlite-core";
import {
  customers,
  customerTerms,
  vehicleOwners,
  vehicles,
  vehicleTerms,
} from "#app/features/customers/tables.server.ts";
import { customerPrefixes, vehiclePrefixes } from "#app/features/customers/terms.ts";
import { refersTo } from "#app/platform/db/columns.server.ts";
import type { Db } from "#app/platform/db/db.server.ts";

const { id, firstName, lastName, nameFoundBy, company, phone, email } = customers;
const columns = { id, firstName, lastName, nameFoundBy, company, phone, email };

/** A row of the list of customers. */
export type ListedCustomer = Pick<typeof customers.$inferSelect, keyof typeof columns>;

/** Position in the list: the folded name and the id of the customer before it. */
type NameCursor = { name: string; id: string };

/** Statement of a page of a shop's customers by name, exported so that tests can read its plan. */
export const customersQuery = (
  db: Db,
  shopId: string,
  { after, limit }: { after?: NameCursor | undefined; limit: number },
) =>
  db
    .select(columns)
    .from(customers)
    .where(
      and(
        eq(customers.shopId, shopId),
        after && sql`(${nameFoundBy}, ${id}) > (${after.name}, ${after.id})`,
      ),
    )
    .orderBy(asc(nameFoundBy), asc(id))
    .limit(limit);

/** Reads a page of the list, and whether more follow, in one round trip. */
export async function listCustomers(
  db: Db,
  shopId: string,
  { after, show }: { after?: NameCursor | undefined; show: number },
): Promise<{ customers: ListedCustomer[]; more: boolean }> {
  const rows = await customersQuery(db, shopId, { after, limit: show + 1 });
  return { customers: rows.slice(0, show), more: rows.length > show };
}

/** Most results of each kind. */
const foundAtMost = 20;

// Terms read at most: some records have several with a common beginning.
const termsRead = 200;

const beginsWith = (term: SQLiteColumn, prefixes: readonly string[]): SQL =>
  or(...prefixes.map((prefix) => and(gte(term, prefix), lt(term, `${prefix}\u{10ffff}`))))!;

/** Customers that a text finds by a prefix, by name, in a bounded statement. */
export function foundCustomersQuery(db: Db, shopId: string, text: string, limit: number) {
  const prefixes = customerPrefixes(text);
  const found = db
    .select({ id: customerTerms.customerId })
    .from(customerTerms)
    .where(and(eq(customerTerms.shopId, shopId), beginsWith(customerTerms.term, prefixes)))
    .limit(termsRead);
  return (
    db
      .select(columns)
      .from(customers)
      .where(
        and(eq(customers.shopId, shopId), prefixes.length > 0 ? inArray(id, found) : sql`false`),
      )
      // The plus keeps the planner from scanning the list of all by name.
      .orderBy(sql`+${nameFoundBy}`, asc(id))
      .limit(limit)
  );
}

/** Vehicles that a text finds by plate or VIN, with the present owner of each. */
export function foundVehiclesQuery(db: Db, shopId: string, text: string, limit: number) {
  const prefixes = vehiclePrefixes(text);
  const found = db
    .select({ id: vehicleTerms.vehicleId })
    .from(vehicleTerms)
    .where(and(eq(vehicleTerms.shopId, shopId), beginsWith(vehicleTerms.term, prefixes)))
    .limit(termsRead);
  return db
    .select({
      id: vehicles.id,
      make: vehicles.make,
      model: vehicles.model,
      year: vehicles.year,
      plate: vehicles.plate,
      vin: vehicles.vin,
      ownerId: sql<string | null>`${customers.id}`.as("owner_id"),
      ownerFirstName: firstName,
      ownerLastName: lastName,
    })
    .from(vehicles)
    .leftJoin(
      vehicleOwners,
      and(refersTo(vehicleOwners, vehicleOwners.vehicleId, vehicles), isNull(vehicleOwners.until)),
    )
    .leftJoin(
      customers,
      and(eq(customers.shopId, vehicles.shopId), eq(customers.id, vehicleOwners.customerId)),
    )
    .where(
      and(
        eq(vehicles.shopId, shopId),
        prefixes.length > 0 ? inArray(vehicles.id, found) : sql`false`,
      ),
    )
    .orderBy(sql`+${vehicles.plateFoundBy}`, asc(vehicles.id))
    .limit(limit);
}

export type FoundVehicle = Awaited<ReturnType<typeof foundVehiclesQuery>>[number];

/** Results of a search, in one round trip. `more`: there are customers beyond those. */
export async function searchCustomers(db: Db, shopId: string, text: string) {
  const [people, cars] = await db.batch([
    foundCustomersQuery(db, shopId, text, foundAtMost + 1),
    foundVehiclesQuery(db, shopId, text, foundAtMost),
  ]);
  return {
    customers: people.slice(0, foundAtMost) as ListedCustomer[],
    vehicles: cars,
    more: people.length > foundAtMost,
  };
}
