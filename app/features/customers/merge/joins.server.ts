import { and, desc, eq, gt, isNull, sql } from "drizzle-orm";
import { customerMerges } from "#app/features/customers/tables.server.ts";
import type { Db } from "#app/platform/db/db.server.ts";
import { storedElements } from "#app/platform/db/json-rows.server.ts";
import type { JoinedKind } from "./comparison.ts";
import { counted, type JobColumns, kinds } from "./records.server.ts";

/** Joins shown on a record's page; older ones can still be undone at their address. */
const joinsShown = 10;

const moved = (path: string) => sql`json_extract(${customerMerges.moved}, ${`$.gone.${path}`})`;
const names = {
  customers: sql<string>`trim(${moved("first_name")} || ' ' || ${moved("last_name")})`,
  vehicles: sql<string>`ltrim(coalesce(${moved("year")}, '') || ' ' || ${moved("make")}
    || ' ' || ${moved("model")})`,
};

const columnsOf = (kind: JoinedKind) => ({
  id: customerMerges.id,
  kind: customerMerges.kind,
  goneId: customerMerges.goneId,
  /** Id of the joined record; null for a split. */
  name: sql<string | null>`${names[kind]}`.as("gone_name"),
  jobs: sql<number>`json_array_length(${customerMerges.moved}, '$.jobs')`.as("jobs_moved"),
  at: customerMerges.at,
  undoUntil: customerMerges.undoUntil,
});

const intoRecord = (shopId: string, keptId: string) =>
  and(eq(customerMerges.shopId, shopId), eq(customerMerges.keptId, keptId));

type JoinQuery = { kind: JoinedKind; shopId: string; keptId: string; now: number };

/** Statement that reads the joins and splits of a record that can be undone. */
export const joinsQuery = (db: Db, { kind, shopId, keptId, now }: JoinQuery) =>
  db
    .select(columnsOf(kind))
    .from(customerMerges)
    .where(
      and(
        intoRecord(shopId, keptId),
        isNull(customerMerges.undoneAt),
        gt(customerMerges.undoUntil, new Date(now)),
      ),
    )
    .orderBy(desc(customerMerges.at))
    .limit(joinsShown);

export type Join = Awaited<ReturnType<typeof joinsQuery>>[number];

type One = Omit<JoinQuery, "now"> & { mergeId: string };

/**
 * Numbers that undoing would move back: jobs and owners still where the join, or the split, put
 * them (undo-join.server.ts, split.server.ts).
 */
function movesBack(jobs: JobColumns, { kind, shopId, keptId }: One) {
  const { ref, other, others } = kinds[kind];
  const { moved } = customerMerges;
  const part = (at: number) => sql`json_extract(j.value, ${`$[${at}]`})`;
  return {
    jobsBack: counted(sql`${storedElements(moved, "j", "$.jobs")} CROSS JOIN ${jobs.id.table}
      ON ${jobs.shopId} = ${shopId} AND ${jobs.id} = j.value
      AND ${kinds[kind].jobRef(jobs)} = iif(${customerMerges.kind} = 'split',
        ${customerMerges.goneId}, ${keptId})`).as("jobs_back"),
    ownersBack: counted(sql`${storedElements(moved, "j", "$.owners")}
      WHERE EXISTS (SELECT 1 FROM ${others} e WHERE e.shop_id = ${shopId} AND e.id = ${part(0)})
        AND (${part(4)} OR EXISTS (SELECT 1 FROM vehicle_owners k WHERE k.shop_id = ${shopId}
          AND k.${ref} = ${keptId} AND k.${other} = ${part(0)} AND k.since = ${part(1)}))`).as(
      "owners_back",
    ),
  };
}

/** A join, the numbers that undoing it would move, and whether the kept record was edited. */
export const findJoin = (db: Db, jobs: JobColumns, one: One) => {
  const { kind, shopId, keptId, mergeId } = one;
  return db
    .select({
      ...columnsOf(kind),
      ...movesBack(jobs, one),
      undoneAt: customerMerges.undoneAt,
      edited: sql<0 | 1>`${customerMerges.moved} ->> '$.keptVersion' IS NOT (SELECT version
        FROM ${sql.raw(kind)} x WHERE x.shop_id = ${shopId} AND x.id = ${keptId})`.as("edited"),
    })
    .from(customerMerges)
    .where(and(intoRecord(shopId, keptId), eq(customerMerges.id, mergeId)))
    .get();
};
