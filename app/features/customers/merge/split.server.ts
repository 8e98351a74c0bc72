import { type SQL, sql } from "drizzle-orm";
import type { VehicleRow } from "#app/features/customers/store.server.ts";
import { searchTermsOfVehicle } from "#app/features/customers/terms.ts";
import type { Db } from "#app/platform/db/db.server.ts";
import { elementsOf, inList, storedElements } from "#app/platform/db/json-rows.server.ts";
import { runBatch } from "#app/platform/db/run-batch.server.ts";
import { undoable } from "./join.server.ts";
import { type JobColumns, one } from "./records.server.ts";

type Ref = { shopId: string; vehicleId: string };

type Split = Ref & {
  /** Jobs to move. */
  jobIds: readonly string[];
  /** Their vehicle: one of the shop, or a new one with this id. */
  into: { id: string } | { id: string; made: VehicleRow };
  /** Generated with the form, so that a repeated post splits once. */
  mergeId: string;
  /** Version of the vehicle when the jobs were chosen. */
  version: number;
  by: string;
  now: number;
};

/**
 * Moves jobs of a vehicle to another one, made if it is new, in one batch. A new vehicle gets the
 * customer of the latest of these jobs. "changed": the vehicle was edited, one of the jobs is no
 * longer its own, or the other vehicle is gone; nothing was written.
 */
export async function splitVehicle(
  db: Db,
  jobs: JobColumns,
  { shopId, vehicleId, jobIds, into, mergeId, version, by, now }: Split,
): Promise<"split" | "changed"> {
  const ids = [...new Set(jobIds)];
  const chosen = inList(ids);
  const table = jobs.id.table;
  const theirs = (of: string) =>
    sql`${jobs.shopId} = ${shopId} AND ${jobs.vehicleId} = ${of} AND ${jobs.id} IN ${chosen}`;
  const made = "made" in into ? into.made : undefined;
  const target = one("vehicles", shopId, into.id);
  const splits = sql`EXISTS (SELECT 1 FROM customer_merges WHERE shop_id = ${shopId}
    AND id = ${mergeId} AND kind = 'split' AND gone_id = ${into.id} AND undone_at IS NULL)
    AND EXISTS (SELECT 1 FROM ${table} WHERE ${theirs(vehicleId)})`;
  const owner = sql`(SELECT ${jobs.customerId} FROM ${table} WHERE ${theirs(vehicleId)}
    AND ${jobs.customerId} IS NOT NULL ORDER BY ${jobs.id} DESC LIMIT 1)`;
  const newVehicle = (row: VehicleRow): SQL[] => [
    sql`INSERT INTO vehicles (shop_id, id, make, model, year, engine, plate, plate_found_by, vin,
      odometer, odometer_unit, created_at, updated_at, version)
      SELECT ${shopId}, ${into.id}, ${row.make}, ${row.model}, ${row.year}, ${row.engine}, ${row.plate},
        ${row.plateFoundBy}, ${row.vin}, ${row.odometer}, ${row.odometerUnit}, ${now}, ${now}, 1
      WHERE ${splits}`,
    sql`INSERT INTO vehicle_owners (shop_id, vehicle_id, customer_id, since)
      SELECT ${shopId}, ${into.id}, ${owner}, ${now} WHERE ${splits} AND ${owner} IS NOT NULL`,
    sql`INSERT INTO vehicle_terms (shop_id, vehicle_id, term)
      SELECT ${shopId}, ${into.id}, value FROM ${elementsOf(searchTermsOfVehicle(row))}
      WHERE ${splits}`,
  ];
  await runBatch(db, [
    sql`INSERT INTO customer_merges (shop_id, id, kind, kept_id, gone_id, moved, "by", at, undo_until)
      SELECT ${shopId}, ${mergeId}, 'split', ${vehicleId}, ${into.id},
        json_object('jobs', json(${JSON.stringify(ids)}), 'made', ${made ? 1 : 0}), ${by}, ${now},
        ${now + undoable}
      WHERE ${into.id} <> ${vehicleId}
        AND EXISTS (${one("vehicles", shopId, vehicleId)} AND x.version = ${version})
        AND ${made ? sql`NOT EXISTS (${target})` : sql`EXISTS (${target})`}
        AND (SELECT count(*) FROM ${table} WHERE ${theirs(vehicleId)}) = ${ids.length}
      ON CONFLICT DO NOTHING`,
    ...(made ? newVehicle(made) : []),
    sql`UPDATE vehicles SET version = version + 1, updated_at = ${now}
      WHERE shop_id = ${shopId} AND id = ${vehicleId} AND ${splits}`,
    sql`UPDATE ${table} SET vehicle_id = ${into.id} WHERE ${theirs(vehicleId)} AND ${splits}`,
  ]);
  const done = await db.get<{ done: number }>(sql`SELECT EXISTS (SELECT 1 FROM customer_merges
    WHERE shop_id = ${shopId} AND id = ${mergeId} AND kept_id = ${vehicleId}
    AND kind = 'split' AND gone_id = ${into.id}) AS done`);
  return done?.done === 1 ? "split" : "changed";
}

/**
 * Undoes a split within its thirty days, in one batch: jobs still with the other vehicle move back.
 * A vehicle that the split made is deleted, unless it was edited or has other jobs.
 */
export async function undoSplit(
  db: Db,
  jobs: JobColumns,
  { shopId, vehicleId, mergeId, now }: Ref & { mergeId: string; now: number },
): Promise<"undone" | "late"> {
  const merge = sql`customer_merges m WHERE m.shop_id = ${shopId} AND m.id = ${mergeId}
    AND m.kind = 'split' AND m.kept_id = ${vehicleId} AND m.undone_at IS NULL
    AND m.undo_until > ${now} AND EXISTS (${one("vehicles", shopId, vehicleId)})`;
  const table = jobs.id.table;
  const results = await runBatch(db, [
    sql`UPDATE ${table} SET vehicle_id = ${vehicleId}
      WHERE ${jobs.shopId} = ${shopId} AND ${jobs.vehicleId} = (SELECT m.gone_id FROM ${merge})
        AND ${jobs.id} IN (SELECT j.value FROM customer_merges m, ${storedElements(sql`m.moved`, "j", "$.jobs")}
          WHERE m.shop_id = ${shopId} AND m.id = ${mergeId})`,
    sql`UPDATE vehicles SET version = version + 1, updated_at = ${now}
      WHERE shop_id = ${shopId} AND id = ${vehicleId} AND EXISTS (SELECT 1 FROM ${merge})`,
    sql`DELETE FROM vehicles WHERE shop_id = ${shopId} AND version = 1
      AND id = (SELECT m.gone_id FROM ${merge} AND json_extract(m.moved, '$.made') = 1)
      AND NOT EXISTS (SELECT 1 FROM ${table} WHERE ${jobs.shopId} = ${shopId}
        AND ${jobs.vehicleId} = vehicles.id)`,
    sql`UPDATE customer_merges AS m SET undone_at = ${now}
      WHERE (m.shop_id, m.id) IN (SELECT m.shop_id, m.id FROM ${merge})`,
  ]);
  return results.at(-1)!.meta.changes > 0 ? "undone" : "late";
}
