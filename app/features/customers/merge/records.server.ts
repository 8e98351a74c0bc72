import { getTableColumns, type SQL, sql } from "drizzle-orm";
import type { SQLiteColumn, SQLiteTable } from "drizzle-orm/sqlite-core";
import {
  customers,
  customerTerms,
  vehicles,
  vehicleTerms,
} from "#app/features/customers/tables.server.ts";
import type { JoinedKind } from "./comparison.ts";

/** What the jobs say of customers and vehicles; routes pass it, as this feature may not import it. */
export type JobColumns = Record<"shopId" | "id" | "customerId" | "vehicleId", SQLiteColumn>;

/** Which two records of a shop become one. */
export type Pair = { shopId: string; keptId: string; goneId: string };

/** The tables and columns of each kind of record that is joined, by their names in SQL. */
export const kinds = {
  customers: {
    ...namesOf(customers),
    terms: namesOf(customerTerms).table,
    ref: sql.raw("customer_id"),
    other: sql.raw("vehicle_id"),
    others: sql.raw("vehicles"),
    /** A customer may own several vehicles at a time. */
    closes: sql`0`,
    jobRef: (jobs: JobColumns) => jobs.customerId,
  },
  vehicles: {
    ...namesOf(vehicles),
    terms: namesOf(vehicleTerms).table,
    ref: sql.raw("vehicle_id"),
    other: sql.raw("customer_id"),
    others: sql.raw("customers"),
    /** A vehicle has one owner at a time: that of the record that stays. */
    closes: sql`1`,
    jobRef: (jobs: JobColumns) => jobs.vehicleId,
  },
} as const;

function namesOf(table: SQLiteTable) {
  const columns = Object.values(getTableColumns(table)).map(({ name }) => name);
  return { table: sql`${table}`, columns };
}

/** A row as JSON, by the names of its columns. */
export const jsonOf = (columns: readonly string[]): SQL =>
  sql`json_object(${sql.join(
    columns.map((name) => sql`${sql.raw(`'${name}'`)}, r.${sql.raw(name)}`),
    sql`, `,
  )})`;

/** The row of one record. */
export const one = (kind: JoinedKind, shopId: string, id: string): SQL =>
  sql`SELECT 1 FROM ${kinds[kind].table} x WHERE x.shop_id = ${shopId} AND x.id = ${id}`;
