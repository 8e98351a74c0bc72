import { sql } from "drizzle-orm";
import { customers, distinctRecords, vehicles } from "#app/features/customers/tables.server.ts";
import type { Db } from "#app/platform/db/db.server.ts";
import type { JoinedKind } from "./comparison.ts";
import type { Pair } from "./records.server.ts";

const tables = { customers, vehicles };
const names = {
  customers: sql<string>`trim(${customers.firstName} || ' ' || ${customers.lastName})`,
  vehicles: sql<string>`ltrim(coalesce(${vehicles.year}, '') || ' ' || ${vehicles.make}
    || ' ' || ${vehicles.model})`,
};

/** Most records shown that one was marked as different from. */
const shownMost = 10;

/** Statement that reads the records that one was marked as different from. */
export const distinctQuery = (
  db: Db,
  kind: JoinedKind,
  { shopId, id }: Record<"shopId" | "id", string>,
) =>
  db
    .select({ id: distinctRecords.otherId, name: names[kind].as("other_name") })
    .from(distinctRecords)
    .innerJoin(
      tables[kind],
      sql`${tables[kind].shopId} = ${distinctRecords.shopId}
        AND ${tables[kind].id} = ${distinctRecords.otherId}`,
    )
    .where(sql`${distinctRecords.shopId} = ${shopId} AND ${distinctRecords.recordId} = ${id}`)
    .limit(shownMost);

/** Whether two records are marked as different, in SQL. */
export const isDistinct = ({ shopId, keptId, goneId }: Pair) =>
  sql<0 | 1>`EXISTS (SELECT 1 FROM distinct_records d WHERE d.shop_id = ${shopId}
    AND d.record_id = ${keptId} AND d.other_id = ${goneId})`;

type Mark = Pair & { kind: JoinedKind; distinct: boolean; by: string; now: number };

/** Marks two existing records as different, or undoes it; both idempotent. */
export async function setDistinct(db: Db, mark: Mark): Promise<void> {
  const { kind, shopId, keptId, goneId, distinct, by, now } = mark;
  const pairs = sql`(VALUES (${keptId}, ${goneId}), (${goneId}, ${keptId}))`;
  const there = (id: string) =>
    sql`EXISTS (SELECT 1 FROM ${tables[kind]} x WHERE x.shop_id = ${shopId} AND x.id = ${id})`;
  await db.run(
    distinct
      ? sql`INSERT INTO distinct_records (shop_id, record_id, other_id, "by", at)
          SELECT ${shopId}, p.column1, p.column2, ${by}, ${now} FROM ${pairs} p
          WHERE ${keptId} <> ${goneId} AND ${there(keptId)} AND ${there(goneId)}
          ON CONFLICT DO NOTHING`
      : sql`DELETE FROM distinct_records WHERE shop_id = ${shopId}
          AND (record_id, other_id) IN ${pairs}`,
  );
}
