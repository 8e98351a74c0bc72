import { type SQL, sql } from "drizzle-orm";
import type { Db } from "#app/platform/db/db.server.ts";

/** Another record that may be the same, or whose vehicle it is. */
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
const car = sql`ltrim(coalesce(c.year, '') || ' ' || c.make || ' ' || c.model)`;
const atMost = sql.raw("3");

/**
 * The statement that reads what is like a customer and a vehicle: joined by a person alone. With
 * `madeAt`, in milliseconds, only what is like those that were made then.
 */
export function alikeQuery(
  db: Db,
  shopId: string,
  { customerId, vehicleId }: Parties,
  madeAt?: number,
) {
  const made = madeAt === undefined ? sql`1` : sql`one.created_at = ${madeAt}`;
  // With UNION the planner would read the whole shop in the order of the ids.
  const like = (kind: "customers" | "vehicles", by: readonly [string, string]) => {
    const [id, shown] = kind === "customers" ? [customerId, name] : [vehicleId, car];
    const [first, second] = [sql.raw(by[0]), sql.raw(by[1])];
    const pairs = (key: SQL) => sql`SELECT c.id, ${shown} AS name
      FROM ${sql.raw(kind)} one CROSS JOIN ${sql.raw(kind)} c
      ON c.shop_id = one.shop_id AND c.${key} = one.${key} AND +c.id <> one.id
      WHERE one.shop_id = ${shopId} AND one.id = ${id} AND ${made}
        AND NOT EXISTS (SELECT 1 FROM distinct_records d WHERE d.shop_id = one.shop_id
          AND d.record_id = one.id AND d.other_id = c.id)`;
    return sql`${pairs(first)} UNION ALL ${pairs(second)} AND c.${first} IS NOT one.${first}`;
  };
  const limited = (kind: string, query: SQL) =>
    sql`SELECT ${kind} AS kind, * FROM (${query} LIMIT ${atMost})`;
  return db
    .select({
      kind: sql<"customer" | "vehicle" | "owner">`kind`,
      id: sql<string>`id`,
      name: sql<string>`name`,
    })
    .from(sql`(
    ${limited("customer", like("customers", ["phone_found_by", "email_found_by"]))}
    UNION ALL ${limited("vehicle", like("vehicles", ["plate_found_by", "vin"]))}
    UNION ALL ${limited(
      "owner",
      sql`SELECT c.id, ${name} AS name FROM vehicle_owners o JOIN customers c
        ON c.shop_id = o.shop_id AND c.id = o.customer_id
        WHERE o.shop_id = ${shopId} AND o.vehicle_id = ${vehicleId} AND o.until IS NULL
          AND o.customer_id <> ${customerId}`,
    )})`);
}

/** Those of one kind among what `alikeQuery` read. */
export const alikeOf = (found: Awaited<ReturnType<typeof alikeQuery>>, wanted: string): Other[] =>
  found.filter(({ kind }) => kind === wanted).map(({ id, name }) => ({ id, name }));

/** What is like a customer and a vehicle; undefined where nothing is (`alikeQuery`). */
export async function findAlike(
  db: Db,
  shopId: string,
  parties: Parties,
  madeAt?: number,
): Promise<Alike | undefined> {
  const found = await alikeQuery(db, shopId, parties, madeAt);
  return found.length > 0
    ? {
        customers: alikeOf(found, "customer"),
        vehicles: alikeOf(found, "vehicle"),
        owner: alikeOf(found, "owner")[0] ?? null,
      }
    : undefined;
}
