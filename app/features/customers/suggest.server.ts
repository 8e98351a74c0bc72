import { type SQL, sql } from "drizzle-orm";
import type { Db } from "#app/platform/db/db.server.ts";
import {
  type KnownCustomer,
  type KnownVehicle,
  type SuggestedFor,
  type Suggestion,
  suggestedFor,
} from "./suggestion.ts";
import { customerPrefixes, vehiclePrefixes } from "./terms.ts";

/** Records read, terms read for each beginning, and suggestions made. */
const limits = { records: 6, terms: 24, suggestions: 8 } as const;

// As JSON, because D1 keys result columns by name only.
const customerColumn = sql`iif(c.id IS NULL, NULL, json_object('id', c.id, 'firstName', c.first_name,
  'lastName', c.last_name, 'company', c.company, 'email', c.email, 'phone', c.phone,
  'language', c.language)) AS customer`;
const vehicleColumn = sql`iif(v.id IS NULL, NULL, json_object('id', v.id, 'make', v.make,
  'model', v.model, 'year', v.year, 'plate', v.plate, 'vin', v.vin, 'odometer', v.odometer,
  'odometerUnit', v.odometer_unit)) AS vehicle`;

const vehiclesOfCustomer = sql`LEFT JOIN vehicle_owners o
    ON o.shop_id = c.shop_id AND o.customer_id = c.id AND o.until IS NULL
  LEFT JOIN vehicles v ON v.shop_id = o.shop_id AND v.id = o.vehicle_id`;
const ownerOfVehicle = sql`LEFT JOIN vehicle_owners o
    ON o.shop_id = v.shop_id AND o.vehicle_id = v.id AND o.until IS NULL
  LEFT JOIN customers c ON c.shop_id = o.shop_id AND c.id = o.customer_id`;

type SuggestionRow = { customer: string | null; vehicle: string | null };

/**
 * Suggests records of the shop that begin as typed, in a statement that reads a bounded number of
 * rows, whatever the number of customers.
 */
export async function suggest(
  db: Db,
  shopId: string,
  { by, text }: { by: SuggestedFor; text: string },
): Promise<Suggestion[]> {
  const query = suggestQuery(shopId, by, text);
  return query ? read(await db.all<SuggestionRow>(query)) : [];
}

/** Suggests both customers and vehicles for a text. */
export const suggestBoth = async (db: Db, shopId: string, text: string): Promise<Suggestion[]> =>
  (await Promise.all(suggestedFor.map((by) => suggest(db, shopId, { by, text })))).flat();

/** Statement behind `suggest`; undefined when too little was typed. */
export function suggestQuery(shopId: string, by: SuggestedFor, text: string): SQL | undefined {
  const prefixes = by === "customer" ? customerPrefixes(text) : vehiclePrefixes(text);
  if (prefixes.length === 0) return undefined;
  const ids = (table: SQL, column: SQL) => {
    const ranges = prefixes.map(
      (prefix) => sql`SELECT * FROM (SELECT ${column} AS id FROM ${table}
        WHERE shop_id = ${shopId} AND term >= ${prefix} AND term < ${`${prefix}\u{10ffff}`}
        LIMIT ${limits.terms})`,
    );
    return sql`SELECT DISTINCT id FROM (${sql.join(ranges, sql` UNION ALL `)}) LIMIT ${limits.records}`;
  };
  return by === "customer"
    ? sql`SELECT ${customerColumn}, ${vehicleColumn}
        FROM (${ids(sql`customer_terms`, sql`customer_id`)}) found
        CROSS JOIN customers c ON c.shop_id = ${shopId} AND c.id = found.id
        ${vehiclesOfCustomer} LIMIT ${limits.suggestions}`
    : sql`SELECT ${customerColumn}, ${vehicleColumn}
        FROM (${ids(sql`vehicle_terms`, sql`vehicle_id`)}) found
        CROSS JOIN vehicles v ON v.shop_id = ${shopId} AND v.id = found.id
        ${ownerOfVehicle} LIMIT ${limits.suggestions}`;
}

type RecordIds = { customerId: string | null; vehicleId: string | null };

/** Statement that reads a customer and a vehicle of this shop; the owner as a default. */
export const knownQuery = (db: Db, shopId: string, { customerId, vehicleId }: RecordIds) =>
  db
    .select({
      customer: sql<string | null>`known.customer`,
      vehicle: sql<string | null>`known.vehicle`,
    })
    .from(sql`(SELECT ${customerColumn}, ${vehicleColumn}
    FROM (SELECT 1) one
    LEFT JOIN vehicles v ON v.shop_id = ${shopId} AND v.id = ${vehicleId}
    LEFT JOIN customers c ON c.shop_id = ${shopId} AND c.id = coalesce(${customerId},
      (SELECT o.customer_id FROM vehicle_owners o WHERE o.shop_id = ${shopId}
        AND o.vehicle_id = v.id AND o.until IS NULL))) known`);

/** Result of `knownQuery`; undefined where neither exists. */
export function knownOf(found: SuggestionRow[]): Suggestion | undefined {
  const [known] = read(found);
  return known && (known.customer ?? known.vehicle) ? known : undefined;
}

const read = (rows: SuggestionRow[]): Suggestion[] =>
  rows.map(({ customer, vehicle }) => ({
    customer: customer ? (JSON.parse(customer) as KnownCustomer) : null,
    vehicle: vehicle ? (JSON.parse(vehicle) as KnownVehicle) : null,
  }));
