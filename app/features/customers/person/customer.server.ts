import { and, asc, desc, eq, getTableColumns, sql } from "drizzle-orm";
import { alikeColumn } from "#app/features/customers/alike.server.ts";
import { customers, vehicleOwners, vehicles } from "#app/features/customers/tables.server.ts";
import { refersTo } from "#app/platform/db/columns.server.ts";
import type { Db } from "#app/platform/db/db.server.ts";

const {
  shopId: _,
  nameFoundBy: __,
  phoneFoundBy: ___,
  emailFoundBy: ____,
  ...columns
} = getTableColumns(customers);

export const customerOf = (shopId: string, id: string) =>
  and(eq(customers.shopId, shopId), eq(customers.id, id));

/** Statement that reads a customer of this shop. */
export const customerQuery = (db: Db, shopId: string, id: string) =>
  db.select(columns).from(customers).where(customerOf(shopId, id));

/** Statement that reads a customer with possible duplicates (`readAlike`). */
export const customerAndAlikeQuery = (db: Db, shopId: string, id: string) =>
  db
    .select({ ...columns, alike: alikeColumn("customers").as("alike") })
    .from(customers)
    .where(customerOf(shopId, id));

/** A customer as its shop sees it. */
export type Customer = Awaited<ReturnType<typeof customerQuery>>[number];

/** Editable facts of a customer. */
export type CustomerDetails = Omit<Customer, "id" | "createdAt" | "updatedAt" | "version">;

/** Reads a customer of this shop; undefined for another's. */
export const findCustomer = (db: Db, shopId: string, id: string): Promise<Customer | undefined> =>
  customerQuery(db, shopId, id).get();

/** Vehicles shown on a customer's page. */
const vehiclesShown = 50;

/** Present and former vehicles of a customer, the present ones first. */
export const vehiclesOfCustomerQuery = (db: Db, shopId: string, customerId: string) =>
  db
    .select({
      id: vehicles.id,
      make: vehicles.make,
      model: vehicles.model,
      year: vehicles.year,
      plate: vehicles.plate,
      since: vehicleOwners.since,
      until: vehicleOwners.until,
    })
    .from(vehicleOwners)
    .innerJoin(vehicles, refersTo(vehicleOwners, vehicleOwners.vehicleId, vehicles))
    .where(and(eq(vehicleOwners.shopId, shopId), eq(vehicleOwners.customerId, customerId)))
    .orderBy(sql`${vehicleOwners.until} IS NOT NULL`, desc(vehicleOwners.since), asc(vehicles.id))
    .limit(vehiclesShown);

export type OwnedVehicle = Awaited<ReturnType<typeof vehiclesOfCustomerQuery>>[number];
