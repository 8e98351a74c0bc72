import { type SQL, sql } from "drizzle-orm";
import { factor } from "#app/features/customers/fill.server.ts";
import type { Db } from "#app/platform/db/db.server.ts";
import { runBatch } from "#app/platform/db/run-batch.server.ts";
import { day } from "#app/values/calendar.ts";
import { filledColumns, type JoinedKind } from "./comparison.ts";
import { type JobColumns, jsonOf, kinds, one, type Pair } from "./records.server.ts";

// docs/decisions/0121-joining-customers-and-vehicles.md

/** How long a join can be undone, in milliseconds. */
export const undoable = 30 * day;

type Join = Pair & {
  kind: JoinedKind;
  /** Generated with the form, so that a repeated post joins once. */
  mergeId: string;
  /** Versions of both records when the comparison was opened. */
  versions: { kept: number; gone: number };
  by: string;
  now: number;
};

/**
 * Joins two customers or vehicles in one batch: jobs, owners and terms move to the kept record,
 * which takes the values it lacks and the higher odometer reading, and the other one is deleted.
 * "changed": one of them was edited, or deleted, since the page was opened; nothing was written.
 */
export async function joinRecords(
  db: Db,
  jobs: JobColumns,
  { kind, shopId, keptId, goneId, mergeId, versions, by, now }: Join,
): Promise<"joined" | "changed"> {
  const { table, columns, terms, ref, other, closes } = kinds[kind];
  const jobRef = kinds[kind].jobRef(jobs);
  const at = (id: string, version: number) =>
    sql`EXISTS (${one(kind, shopId, id)} AND x.version = ${version})`;
  const row = (id: string) =>
    sql`(SELECT ${jsonOf(columns)} FROM ${table} r WHERE r.shop_id = ${shopId} AND r.id = ${id})`;
  const owners = (id: string) =>
    sql`vehicle_owners o WHERE o.shop_id = ${shopId} AND o.${ref} = ${id}`;
  // The present owner of the kept vehicle stays; the other one's ownership ends now.
  const until = sql`iif(o.until IS NULL AND ${closes} AND EXISTS (SELECT 1 FROM vehicle_owners k
    WHERE k.shop_id = ${shopId} AND k.${ref} = ${keptId} AND k.until IS NULL), ${now}, o.until)`;
  const keptHasOwner = sql`EXISTS (SELECT 1 FROM vehicle_owners k WHERE k.shop_id = ${shopId}
    AND k.${ref} = ${keptId} AND k.${other} = o.${other} AND k.since = o.since)`;
  const keptHasTerm = sql`EXISTS (SELECT 1 FROM ${terms} k WHERE k.shop_id = ${shopId}
    AND k.${ref} = ${keptId} AND k.term = t.term)`;
  const goneTerms = sql`${terms} t WHERE t.shop_id = ${shopId} AND t.${ref} = ${goneId}`;
  const moved = sql`json_object('gone', json(${row(goneId)}), 'kept', json(${row(keptId)}),
    'keptVersion', ${versions.kept + 1},
    'jobs', (SELECT json_group_array(${jobs.id}) FROM ${jobs.id.table}
      WHERE ${jobs.shopId} = ${shopId} AND ${jobRef} = ${goneId}),
    'owners', (SELECT json_group_array(json_array(o.${other}, o.since, o.until, ${until}, ${keptHasOwner}))
      FROM ${owners(goneId)}),
    'terms', (SELECT json_group_array(json_array(t.term, ${keptHasTerm})) FROM ${goneTerms}))`;
  // Every later statement runs only with the first, and not again on a repeated post.
  const joins = sql`EXISTS (SELECT 1 FROM customer_merges WHERE shop_id = ${shopId} AND id = ${mergeId}
    AND kind = ${kind} AND kept_id = ${keptId} AND gone_id = ${goneId} AND undone_at IS NULL)
    AND EXISTS (${one(kind, shopId, goneId)})`;
  const fromGone = (name: string): SQL => {
    const column = sql.raw(name);
    return sql`${column} = coalesce(${column}, (SELECT g.${column} FROM ${table} g
      WHERE g.shop_id = ${shopId} AND g.id = ${goneId}))`;
  };
  const odometer = sql`(odometer, odometer_unit) = (SELECT g.odometer, g.odometer_unit FROM vehicles g
    WHERE g.shop_id = ${shopId} AND g.id IN (${keptId}, ${goneId})
    ORDER BY g.odometer * ${factor(sql`g.odometer_unit`)} DESC, g.id = ${keptId} DESC LIMIT 1)`;
  const taken = [...filledColumns[kind].map(fromGone), ...(kind === "vehicles" ? [odometer] : [])];
  await runBatch(db, [
    sql`INSERT INTO customer_merges
      (shop_id, id, kind, kept_id, gone_id, moved, "by", at, undo_until)
      SELECT ${shopId}, ${mergeId}, ${kind}, ${keptId}, ${goneId}, ${moved}, ${by}, ${now},
        ${now + undoable}
      WHERE ${keptId} <> ${goneId} AND ${at(keptId, versions.kept)} AND ${at(goneId, versions.gone)}
      ON CONFLICT DO NOTHING`,
    sql`INSERT INTO vehicle_owners (shop_id, ${ref}, ${other}, since, until)
      SELECT o.shop_id, ${keptId}, o.${other}, o.since, ${until} FROM ${owners(goneId)} AND ${joins}
      ON CONFLICT DO NOTHING`,
    sql`UPDATE ${jobs.id.table} SET ${ref} = ${keptId}
      WHERE ${jobs.shopId} = ${shopId} AND ${jobRef} = ${goneId} AND ${joins}`,
    sql`INSERT INTO ${terms} (shop_id, term, ${ref})
      SELECT t.shop_id, t.term, ${keptId} FROM ${goneTerms} AND ${joins} ON CONFLICT DO NOTHING`,
    sql`UPDATE ${table} SET version = version + 1, updated_at = ${now},
      ${sql.join(taken, sql`, `)}
      WHERE shop_id = ${shopId} AND id = ${keptId} AND ${joins}`,
    sql`DELETE FROM ${table} WHERE shop_id = ${shopId} AND id = ${goneId} AND ${joins}`,
  ]);
  const done = await db.get<{ done: number }>(sql`SELECT EXISTS (SELECT 1 FROM customer_merges
    WHERE shop_id = ${shopId} AND id = ${mergeId} AND kept_id = ${keptId} AND gone_id = ${goneId}) AS done`);
  return done?.done === 1 ? "joined" : "changed";
}

/** Record that an id was joined into, however often; undefined where it never was. */
export async function findSurvivor(
  db: Db,
  { kind, shopId, id }: { kind: JoinedKind; shopId: string; id: string },
): Promise<string | undefined> {
  const row = await db.get<{ id: string }>(sql`WITH RECURSIVE led (id, depth) AS (
      SELECT ${id}, 0 UNION ALL
      SELECT m.kept_id, led.depth + 1 FROM led JOIN customer_merges m
        ON m.shop_id = ${shopId} AND m.gone_id = led.id AND m.kind = ${kind} AND m.undone_at IS NULL
      WHERE led.depth < 20)
    SELECT led.id AS id FROM led WHERE depth > 0
      AND EXISTS (SELECT 1 FROM ${kinds[kind].table} x WHERE x.shop_id = ${shopId} AND x.id = led.id)
    ORDER BY depth DESC LIMIT 1`);
  return row?.id;
}
