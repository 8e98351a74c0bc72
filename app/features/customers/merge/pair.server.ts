import { sql } from "drizzle-orm";
import { type Customer, customerQuery } from "#app/features/customers/person/customer.server.ts";
import { type Vehicle, vehicleQuery } from "#app/features/customers/vehicle/vehicle.server.ts";
import type { Db } from "#app/platform/db/db.server.ts";
import type { JoinedKind, Moves } from "./comparison.ts";
import { isDistinct } from "./distinct.server.ts";
import { counted, type JobColumns, kinds, type Pair } from "./records.server.ts";

type PairRecords<Row> = { kept: Row; gone: Row; moves: Moves; distinct: boolean };

/** Counts the rows that would move from one record to the other, up to a limit. */
const movesQuery = (db: Db, jobs: JobColumns, kind: JoinedKind, pair: Pair) => {
  const { shopId, goneId } = pair;
  const { ref } = kinds[kind];
  return db
    .select({
      jobs: counted(sql`${jobs.id.table} WHERE ${jobs.shopId} = ${shopId}
        AND ${kinds[kind].jobRef(jobs)} = ${goneId}`).as("jobs_moved"),
      owners: counted(sql`vehicle_owners o WHERE o.shop_id = ${shopId}
        AND o.${ref} = ${goneId}`).as("owners_moved"),
      distinct: isDistinct(pair).as("is_distinct"),
    })
    .from(sql`(SELECT 1)`);
};

type PairRow = Moves & { distinct: 0 | 1 };

function found<Row extends { id: string }>(
  kept: Row | undefined,
  gone: Row | undefined,
  { distinct, ...moves }: PairRow,
): PairRecords<Row> | undefined {
  if (!kept || !gone || kept.id === gone.id) return undefined;
  return { kept, gone, moves, distinct: distinct === 1 };
}

/** Two customers of a shop and the numbers that a join would move; undefined when one is absent. */
export async function findCustomerPair(
  db: Db,
  jobs: JobColumns,
  pair: Pair,
): Promise<PairRecords<Customer> | undefined> {
  const [[kept], [gone], [moves]] = await db.batch([
    customerQuery(db, pair.shopId, pair.keptId),
    customerQuery(db, pair.shopId, pair.goneId),
    movesQuery(db, jobs, "customers", pair),
  ]);
  return found(kept, gone, moves!);
}

/** Two vehicles of a shop and the numbers that a join would move; undefined when one is absent. */
export async function findVehiclePair(
  db: Db,
  jobs: JobColumns,
  pair: Pair,
): Promise<PairRecords<Vehicle> | undefined> {
  const [[kept], [gone], [moves]] = await db.batch([
    vehicleQuery(db, pair.shopId, pair.keptId),
    vehicleQuery(db, pair.shopId, pair.goneId),
    movesQuery(db, jobs, "vehicles", pair),
  ]);
  return found(kept, gone, moves!);
}
