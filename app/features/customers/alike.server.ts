import { type SQL, sql } from "drizzle-orm";
import type { Db } from "#app/platform/db/db.server.ts";

/** Another record that may be the same, or whose vehicle it is. */
type Other = { id: string; name: string };

export type Alike = {
  /** With the same telephone or e-mail address. */
  customers: Other[];
  /** With the same plate. */
  vehicles: Other[];
  /** The present owner of the vehicle, when it is another customer. */
  owner: Other | null;
};

type Parties = { customerId: string | null; vehicleId: string | null };

const name = sql`c.first_name || ' ' || c.last_name`;
const atMost = sql.raw("3");

/**
 * What is like a customer and a vehicle: told when a job makes them, and joined by a person alone.
 * With `madeAt`, in milliseconds, only what is like those that were made then.
 */
export async function findAlike(
  db: Db,
  shopId: string,
  { customerId, vehicleId }: Parties,
  madeAt?: number,
): Promise<Alike | undefined> {
  const made = madeAt === undefined ? sql`1` : sql`one.created_at = ${madeAt}`;
  const like = (column: "phone_found_by" | "email_found_by") =>
    sql`SELECT c.id, ${name} AS name FROM customers one CROSS JOIN customers c
      ON c.shop_id = one.shop_id AND c.${sql.raw(column)} = one.${sql.raw(column)} AND c.id <> one.id
      WHERE one.shop_id = ${shopId} AND one.id = ${customerId} AND ${made}`;
  const limited = (kind: string, query: SQL) =>
    sql`SELECT ${kind} AS kind, * FROM (${query} LIMIT ${atMost})`;
  const found = await db.all<Other & { kind: string }>(sql`
    ${limited("customer", sql`${like("phone_found_by")} UNION ${like("email_found_by")}`)}
    UNION ALL ${limited(
      "vehicle",
      sql`SELECT v.id, v.make || ' ' || v.model AS name FROM vehicles one CROSS JOIN vehicles v
        ON v.shop_id = one.shop_id AND v.plate_found_by = one.plate_found_by AND v.id <> one.id
        WHERE one.shop_id = ${shopId} AND one.id = ${vehicleId} AND ${made}`,
    )}
    UNION ALL ${limited(
      "owner",
      sql`SELECT c.id, ${name} AS name FROM vehicle_owners o JOIN customers c
        ON c.shop_id = o.shop_id AND c.id = o.customer_id
        WHERE o.shop_id = ${shopId} AND o.vehicle_id = ${vehicleId} AND o.until IS NULL
          AND o.customer_id <> ${customerId}`,
    )}`);
  const of = (wanted: string): Other[] =>
    found.filter(({ kind }) => kind === wanted).map(({ id, name }) => ({ id, name }));
  return found.length > 0
    ? { customers: of("customer"), vehicles: of("vehicle"), owner: of("owner")[0] ?? null }
    : undefined;
}
