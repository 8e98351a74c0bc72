import { type SQL, sql } from "drizzle-orm";
import type { Db } from "#app/platform/db/db.server.ts";
import { storedElements } from "#app/platform/db/json-rows.server.ts";

/** A possible duplicate, or the other owner of the vehicle. */
export type Other = { id: string; name: string };

export type Alike = {
  /** With the same telephone or e-mail address. */
  customers: Other[];
  /** With the same plate or VIN. */
  vehicles: Other[];
  /** The present owner of the vehicle, when it is another customer. */
  owner: Other | null;
};

type Parties = { customerId: string | null; vehicleId: string | null };

const name = sql`c.first_name || ' ' || c.last_name`;
const atMost = sql.raw("3");

const likenesses = {
  customers: { name, by: ["phone_found_by", "email_found_by"] },
  vehicles: {
    name: sql`ltrim(coalesce(c.year, '') || ' ' || c.make || ' ' || c.model)`,
    by: ["plate_found_by", "vin"],
  },
} as const;

/**
 * Ids and names of records like the row of `one`, as JSON (`readAlike`): a subselect for the
 * statement that reads the row anyway.
 */
export function alikeColumn(kind: keyof typeof likenesses, one: string = kind) {
  const { name: shown, by } = likenesses[kind];
  const [first, second] = [sql.raw(by[0]), sql.raw(by[1])];
  const row = sql.raw(one);
  // With UNION, or OR, the planner would scan the whole shop in id order.
  const same = (key: SQL) => sql`SELECT c.id AS id, ${shown} AS name FROM ${sql.raw(kind)} c
    WHERE c.shop_id = ${row}.shop_id AND c.${key} = ${row}.${key} AND +c.id <> ${row}.id
      AND NOT EXISTS (SELECT 1 FROM distinct_records d WHERE d.shop_id = ${row}.shop_id
        AND d.record_id = ${row}.id AND d.other_id = c.id)`;
  return sql<string>`(SELECT json_group_array(json_array(id, name)) FROM (${same(first)}
    UNION ALL ${same(second)} AND c.${first} IS NOT ${row}.${first} LIMIT ${atMost}))`;
}

/** Parses `alikeColumn`. */
export const readAlike = (json: string): Other[] =>
  (JSON.parse(json) as [string, string][]).map(([id, name]) => ({ id, name }));

/**
 * Statement that reads the records like a customer and a vehicle; only a person joins them. With
 * `madeAt`, in milliseconds, only of a customer or vehicle created at that instant.
 */
export function alikeQuery(
  db: Db,
  shopId: string,
  { customerId, vehicleId }: Parties | Record<keyof Parties, SQL>,
  madeAt?: number,
) {
  const made = madeAt === undefined ? sql`1` : sql`one.created_at = ${madeAt}`;
  const like = (kind: keyof typeof likenesses, id: string | SQL | null) =>
    sql`SELECT j.value ->> 0 AS id, j.value ->> 1 AS name FROM ${sql.raw(kind)} one
      CROSS JOIN ${storedElements(alikeColumn(kind, "one"), "j")}
      WHERE one.shop_id = ${shopId} AND one.id = ${id} AND ${made}`;
  const limited = (kind: string, query: SQL) =>
    sql`SELECT ${kind} AS kind, * FROM (${query} LIMIT ${atMost})`;
  return db
    .select({
      kind: sql<"customer" | "vehicle" | "owner">`kind`,
      id: sql<string>`id`,
      name: sql<string>`name`,
    })
    .from(sql`(
    ${limited("customer", like("customers", customerId))}
    UNION ALL ${limited("vehicle", like("vehicles", vehicleId))}
    UNION ALL ${limited(
      "owner",
      sql`SELECT c.id, ${name} AS name FROM vehicle_owners o JOIN customers c
        ON c.shop_id = o.shop_id AND c.id = o.customer_id
        WHERE o.shop_id = ${shopId} AND o.vehicle_id = ${vehicleId} AND o.until IS NULL
          AND o.customer_id <> ${customerId}`,
    )})`);
}

/** Rows of a kind in the result of `alikeQuery`. */
const alikeOf = (found: Awaited<ReturnType<typeof alikeQuery>>, wanted: string): Other[] =>
  found.filter(({ kind }) => kind === wanted).map(({ id, name }) => ({ id, name }));

/** Records like a customer and a vehicle; undefined where there are none (`alikeQuery`). */
export async function findAlike(
  db: Db,
  shopId: string,
  parties: Parties,
): Promise<Alike | undefined> {
  const found = await alikeQuery(db, shopId, parties);
  return found.length > 0
    ? {
        customers: alikeOf(found, "customer"),
        vehicles: alikeOf(found, "vehicle"),
        owner: alikeOf(found, "owner")[0] ?? null,
      }
    : undefined;
}
