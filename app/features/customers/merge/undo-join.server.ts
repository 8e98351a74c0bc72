import { sql } from "drizzle-orm";
import type { Db } from "#app/platform/db/db.server.ts";
import { storedElements } from "#app/platform/db/json-rows.server.ts";
import { runBatch } from "#app/platform/db/run-batch.server.ts";
import type { JoinedKind } from "./comparison.ts";
import { type JobColumns, kinds, one, type Pair } from "./records.server.ts";

type Undo = Pair & { kind: JoinedKind; mergeId: string; now: number };

/**
 * Undoes a join within its thirty days, in one batch. Rows still where the join put them move back;
 * the kept record is restored unless it was edited since; later additions stay with it. "late": the
 * time is over, it was undone already, or the kept record has itself been joined into another,
 * which must be undone first.
 */
export async function undoJoin(
  db: Db,
  jobs: JobColumns,
  { kind, shopId, keptId, goneId, mergeId, now }: Undo,
): Promise<"undone" | "late"> {
  const { table, columns, terms, ref, other, others } = kinds[kind];
  const jobRef = kinds[kind].jobRef(jobs);
  const merge = sql`customer_merges m WHERE m.shop_id = ${shopId} AND m.id = ${mergeId}
    AND m.kind = ${kind} AND m.kept_id = ${keptId} AND m.gone_id = ${goneId}
    AND m.undone_at IS NULL AND m.undo_until > ${now}`;
  const list = (
    name: string,
  ) => sql`customer_merges m, ${storedElements(sql`m.moved`, "j", `$.${name}`)}
    WHERE m.shop_id = ${shopId} AND m.id = ${mergeId}`;
  // Every later statement runs only with the first.
  const undoes = sql`EXISTS (SELECT 1 FROM ${merge}) AND EXISTS (${one(kind, shopId, goneId)})`;
  const part = (at: number) => sql`json_extract(j.value, ${`$[${at}]`})`;
  const stored = (name: string, of: "gone" | "kept") =>
    sql`(SELECT json_extract(m.moved, ${`$.${of}.${name}`}) FROM customer_merges m
      WHERE m.shop_id = ${shopId} AND m.id = ${mergeId})`;
  const isUnedited = sql`EXISTS (SELECT 1 FROM ${table} x, customer_merges m
    WHERE x.shop_id = ${shopId} AND x.id = ${keptId} AND m.shop_id = ${shopId} AND m.id = ${mergeId}
    AND x.version = json_extract(m.moved, '$.keptVersion'))`;
  const own = (at: string) => sql`k.shop_id = ${shopId} AND k.${ref} = ${sql.raw(at)}`;
  const keptOwner = sql`vehicle_owners k WHERE ${own("m.kept_id")} AND k.${other} = ${part(0)}
    AND k.since = ${part(1)}`;
  const facts = columns.filter((name) => !["shop_id", "id", "version"].includes(name));
  const [restored] = await runBatch(db, [
    sql`INSERT INTO ${table} (${sql.join(
      columns.map((name) => sql.raw(name)),
      sql`, `,
    )})
      SELECT ${sql.join(
        columns.map((name) => stored(name, "gone")),
        sql`, `,
      )} FROM ${merge}
        AND EXISTS (${one(kind, shopId, keptId)}) AND NOT EXISTS (${one(kind, shopId, goneId)})`,
    // An ownership that ended since has ended for the restored record, too.
    sql`INSERT INTO vehicle_owners (shop_id, ${ref}, ${other}, since, until)
      SELECT m.shop_id, m.gone_id, ${part(0)}, ${part(1)},
        iif(${part(4)} OR (SELECT k.until FROM ${keptOwner}) IS ${part(3)}, ${part(2)},
          (SELECT k.until FROM ${keptOwner}))
      FROM ${list("owners")} AND ${undoes} AND (${part(4)} OR EXISTS (SELECT 1 FROM ${keptOwner}))
        AND EXISTS (SELECT 1 FROM ${others} e WHERE e.shop_id = ${shopId} AND e.id = ${part(0)})
      ON CONFLICT DO NOTHING`,
    sql`DELETE FROM vehicle_owners WHERE shop_id = ${shopId} AND ${ref} = ${keptId}
      AND (${other}, since) IN (SELECT ${part(0)}, ${part(1)} FROM ${list("owners")} AND NOT ${part(4)})
      AND ${undoes}`,
    sql`UPDATE ${jobs.id.table} SET ${ref} = ${goneId}
      WHERE ${jobs.shopId} = ${shopId} AND ${jobRef} = ${keptId}
        AND ${jobs.id} IN (SELECT j.value FROM ${list("jobs")}) AND ${undoes}`,
    sql`INSERT INTO ${terms} (shop_id, term, ${ref})
      SELECT m.shop_id, ${part(0)}, m.gone_id FROM ${list("terms")} AND ${undoes}
      ON CONFLICT DO NOTHING`,
    sql`DELETE FROM ${terms} WHERE shop_id = ${shopId} AND ${ref} = ${keptId}
      AND term IN (SELECT ${part(0)} FROM ${list("terms")} AND NOT ${part(1)})
      AND ${undoes} AND ${isUnedited}`,
    sql`UPDATE ${table} SET version = version + 1, ${sql.join(
      facts.map((name) => sql`${sql.raw(name)} = ${stored(name, "kept")}`),
      sql`, `,
    )} WHERE shop_id = ${shopId} AND id = ${keptId} AND ${undoes} AND ${isUnedited}`,
    sql`UPDATE customer_merges AS m SET undone_at = ${now}
      WHERE (m.shop_id, m.id) IN (SELECT m.shop_id, m.id FROM ${merge}) AND ${undoes}`,
  ]);
  return restored!.meta.changes > 0 ? "undone" : "late";
}
