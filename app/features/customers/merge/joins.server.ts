import { and, desc, eq, gt, isNull, sql } from "drizzle-orm";
import { customerMerges } from "#app/features/customers/tables.server.ts";
import type { Db } from "#app/platform/db/db.server.ts";
import type { JoinedKind } from "./comparison.ts";

/** Joins that the page of a record shows; older ones can still be undone at their address. */
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
  /** Of the record that was joined; null for a split. */
  name: sql<string | null>`${names[kind]}`.as("gone_name"),
  jobs: sql<number>`json_array_length(${customerMerges.moved}, '$.jobs')`.as("jobs_moved"),
  at: customerMerges.at,
  undoUntil: customerMerges.undoUntil,
});

const intoRecord = (shopId: string, keptId: string) =>
  and(eq(customerMerges.shopId, shopId), eq(customerMerges.keptId, keptId));

type Asked = { kind: JoinedKind; shopId: string; keptId: string; now: number };

/** The statement that reads what was joined into a record, or split off it, and can be undone. */
export const joinsQuery = (db: Db, { kind, shopId, keptId, now }: Asked) =>
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

type One = Omit<Asked, "now"> & { mergeId: string };

/** One join, and whether the record that was kept was edited since. */
export const findJoin = (db: Db, { kind, shopId, keptId, mergeId }: One) =>
  db
    .select({
      ...columnsOf(kind),
      undoneAt: customerMerges.undoneAt,
      edited: sql<0 | 1>`${customerMerges.moved} ->> '$.keptVersion' IS NOT (SELECT version
        FROM ${sql.raw(kind)} x WHERE x.shop_id = ${shopId} AND x.id = ${keptId})`.as("edited"),
    })
    .from(customerMerges)
    .where(and(intoRecord(shopId, keptId), eq(customerMerges.id, mergeId)))
    .get();
