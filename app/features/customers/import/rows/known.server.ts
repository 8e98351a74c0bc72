import { and, eq, isNull, type SQL, sql } from "drizzle-orm";
import { customerImportKeys } from "#app/features/customers/import.tables.server.ts";
import { customers, vehicleOwners, vehicles } from "#app/features/customers/tables.server.ts";
import type { Db } from "#app/platform/db/db.server.ts";
import { elementsOf, inList } from "#app/platform/db/json-rows.server.ts";
import type { CustomerDraft, KeyedRow, KnownRecords, VehicleDraft } from "./drafts.ts";
import { carKeys, contactKeys, customerKeys, idKey, vehicleKeys } from "./plan.ts";

type Ref = { shopId: string; importId: string };

/**
 * Customers and vehicles that rows may match: those of the shop, and, in a preview, those of
 * earlier rows of the file. Two round trips.
 */
export async function knownTo(db: Db, ref: Ref, rows: readonly KeyedRow[]): Promise<KnownRecords> {
  const customers = await knownCustomers(db, ref, rows);
  return { customers, vehicles: await knownVehicles(db, ref, rows, customers) };
}

async function knownCustomers(db: Db, ref: Ref, rows: readonly KeyedRow[]) {
  const { shopId } = ref;
  const ids = rows.flatMap(({ customerId, customerHash }) => [customerId ?? "", customerHash]);
  const contacts = rows
    .filter((row) => row.phoneFoundBy || row.emailFoundBy)
    .map(({ nameFoundBy: n, phoneFoundBy: p, emailFoundBy: e }) => ({ n, p, e }));
  // By both: thousands of customers may share a name, or the shop's own number.
  const byContact = sql`SELECT c.id FROM ${elementsOf(contacts, "r")}
    CROSS JOIN customers c INDEXED BY customers_by_name_and_phone
      ON c.shop_id = ${shopId} AND c.name_found_by = r.value ->> 'n'
        AND c.phone_found_by = r.value ->> 'p'
    UNION SELECT c.id FROM ${elementsOf(contacts, "r")}
    CROSS JOIN customers c INDEXED BY customers_by_name_and_email
      ON c.shop_id = ${shopId} AND c.name_found_by = r.value ->> 'n'
        AND c.email_found_by = r.value ->> 'e'`;
  const [chains, stored, planned] = await db.batch([
    db
      .select({ first: sql<string>`first`, id: sql<string>`id` })
      .from(sql`(${chainOf("customers", shopId, ids)} SELECT first, id FROM chain)`),
    db
      .select()
      .from(customers)
      .where(sql`${eq(customers.shopId, shopId)} AND ${customers.id} IN (
      ${byContact} UNION ${chainIds("customers", shopId, ids)})`),
    plannedBy(db, ref, rows.flatMap(customerKeys)),
  ]);
  const drafts = new Map(stored.map((row) => [row.id, draftOf(row)]));
  const known = new Map<string, CustomerDraft>();
  for (const draft of drafts.values())
    addAll(known, [idKey(draft.id), ...contactKeys(draft)], draft);
  addPlanned(known, drafts, planned);
  addJoined(known, chains);
  return known;
}

const draftOf = (row: typeof customers.$inferSelect): CustomerDraft => ({
  id: row.id,
  facts: row,
  state: "stored",
  nameFoundBy: row.nameFoundBy,
  phoneFoundBy: row.phoneFoundBy,
  emailFoundBy: row.emailFoundBy,
});

async function knownVehicles(
  db: Db,
  ref: Ref,
  rows: readonly KeyedRow[],
  known: KnownRecords["customers"],
): Promise<KnownRecords["vehicles"]> {
  const { shopId } = ref;
  const withCar = rows.filter(({ vehicle }) => vehicle);
  const ids = withCar.flatMap(({ vehicleId, vehicleHash }) => [vehicleId ?? "", vehicleHash]);
  const owners = [...new Set([...known.values()].map(({ id }) => id))];
  const keys = withCar.flatMap((row) =>
    [row.customerHash, ...customerKeys(row).map((key) => known.get(key)?.id)].flatMap((owner) =>
      owner ? vehicleKeys(row, owner) : [],
    ),
  );
  const vins = withCar.map(({ vin }) => vin);
  const [chains, stored, planned] = await db.batch([
    db
      .select({ first: sql<string>`first`, id: sql<string>`id` })
      .from(sql`(${chainOf("vehicles", shopId, ids)} SELECT first, id FROM chain)`),
    db
      .select({ vehicle: vehicles, ownerId: vehicleOwners.customerId })
      .from(vehicles)
      .leftJoin(
        vehicleOwners,
        and(
          eq(vehicleOwners.shopId, shopId),
          eq(vehicleOwners.vehicleId, vehicles.id),
          isNull(vehicleOwners.until),
        ),
      )
      .where(sql`${eq(vehicles.shopId, shopId)} AND ${vehicles.id} IN (
        SELECT id FROM vehicles WHERE shop_id = ${shopId}
          AND vin IN ${inList(vins)}
        UNION SELECT vehicle_id FROM vehicle_owners WHERE shop_id = ${shopId} AND until IS NULL
          AND customer_id IN ${inList(owners)}
        UNION ${chainIds("vehicles", shopId, ids)})`),
    plannedBy(db, ref, keys),
  ]);
  const drafts = new Map(
    stored.map(({ vehicle, ownerId }): [string, VehicleDraft] => [
      vehicle.id,
      { ...vehicle, facts: vehicle, state: "stored", ownerId },
    ]),
  );
  const found: KnownRecords["vehicles"] = new Map();
  for (const draft of drafts.values())
    addAll(found, [idKey(draft.id), ...carKeys(draft, draft.ownerId)], draft);
  addPlanned(found, drafts, planned);
  addJoined(found, chains);
  return found;
}

/** Follows ids to the records that theirs were joined into. */
const chainOf = (kind: "customers" | "vehicles", shopId: string, ids: string[]): SQL => sql`
  WITH RECURSIVE chain (first, id) AS (
    SELECT value, value FROM ${elementsOf([...new Set(ids)])}
    UNION SELECT chain.first, m.kept_id FROM chain JOIN customer_merges m
      ON m.shop_id = ${shopId} AND m.gone_id = chain.id AND m.kind = ${kind} AND m.undone_at IS NULL)`;

const chainIds = (kind: "customers" | "vehicles", shopId: string, ids: string[]): SQL =>
  sql`SELECT id FROM (${chainOf(kind, shopId, ids)} SELECT id FROM chain)`;

const plannedBy = (db: Db, { shopId, importId }: Ref, keys: string[]) =>
  db
    .select({ key: customerImportKeys.key, record: customerImportKeys.record })
    .from(customerImportKeys)
    .where(
      sql`${and(eq(customerImportKeys.shopId, shopId), eq(customerImportKeys.importId, importId))}
        AND ${customerImportKeys.key} IN ${inList(keys)}`,
    );

function addAll<Value>(known: Map<string, Value>, keys: string[], value: Value): void {
  for (const key of keys) if (!known.has(key)) known.set(key, value);
}

/** Adds records that an earlier portion of a preview would make, by these keys. */
function addPlanned<Draft extends { id: string }>(
  known: Map<string, Draft>,
  drafts: Map<string, Draft>,
  planned: { key: string; record: unknown }[],
): void {
  for (const { key, record } of planned) {
    const draft = record as Draft;
    if (!drafts.has(draft.id)) drafts.set(draft.id, draft);
    addAll(known, [key], drafts.get(draft.id)!);
  }
}

/** Maps a joined record to the one that was kept. */
function addJoined<Value>(
  known: Map<string, Value>,
  chains: { first: string; id: string }[],
): void {
  for (const { first, id } of chains) {
    const value = known.get(idKey(id));
    if (value && first !== id) addAll(known, [idKey(first)], value);
  }
}
