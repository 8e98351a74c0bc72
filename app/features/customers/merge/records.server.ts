import { getTableColumns, type SQL, sql } from "drizzle-orm";
import type { SQLiteColumn, SQLiteTable } from "drizzle-orm/sqlite-core";
import {
  customers,
  customerTerms,
  vehicles,
  vehicleTerms,
} from "#app/features/customers/tables.server.ts";
import { type JoinedKind, movesShown } from "./comparison.ts";

/** Columns of jobs, passed in by routes: this feature may not import jobs. */
export type JobColumns = Record<"shopId" | "id" | "customerId" | "vehicleId", SQLiteColumn>;

/** Records of a shop that are joined. */
export type Pair = { shopId: string; keptId: string; goneId: string };

/** SQL names of the tables and columns of each kind of record. */
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
    /** A vehicle has one owner at a time: that of the kept record. */
    closes: sql`1`,
    jobRef: (jobs: JobColumns) => jobs.vehicleId,
  },
} as const;

function namesOf(table: SQLiteTable) {
  const columns = Object.values(getTableColumns(table)).map(({ name }) => name);
  return { table: sql`${table}`, columns };
}

/** A row as JSON, by its column names. */
export const jsonOf = (columns: readonly string[]): SQL =>
  sql`json_object(${sql.join(
    columns.map((name) => sql`${sql.raw(`'${name}'`)}, r.${sql.raw(name)}`),
    sql`, `,
  )})`;

/** Condition on the row of a record. */
export const one = (kind: JoinedKind, shopId: string, id: string): SQL =>
  sql`SELECT 1 FROM ${kinds[kind].table} x WHERE x.shop_id = ${shopId} AND x.id = ${id}`;

/** Number of these rows; no more than `movesShown` and one are counted. */
export const counted = (rows: SQL) =>
  sql<number>`(SELECT count(*) FROM (SELECT 1 FROM ${rows} LIMIT ${movesShown + 1}))`;
