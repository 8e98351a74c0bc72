import { sql } from "drizzle-orm";
import type { Db } from "#app/platform/db/db.server.ts";
import type { DuplicateKey } from "./duplicate-keys.ts";

/** Groups on a page, members shown of each, and index rows scanned per page. */
const limits = { groups: 20, members: 5, scanned: 10_000 };

const sources = {
  phone: { table: "customers", column: "phone_found_by", shown: "r.phone" },
  email: { table: "customers", column: "email_found_by", shown: "r.email" },
  plate: { table: "vehicles", column: "plate_found_by", shown: "r.plate" },
  vin: { table: "vehicles", column: "vin", shown: "r.vin" },
} as const satisfies Record<DuplicateKey, object>;

const names = {
  customers: sql`trim(r.first_name || ' ' || r.last_name)`,
  vehicles: sql`ltrim(coalesce(r.year, '') || ' ' || r.make || ' ' || r.model)`,
};

export type DuplicateGroup = {
  /** Shared value, as one of the records has it. */
  shared: string;
  /** `like`: the oldest of the group that it is not marked as different from. */
  members: { id: string; name: string; like: string | null }[];
  /** Whether more members exist than are shown. */
  more: boolean;
};

export type DuplicatePage = { groups: DuplicateGroup[]; next: string | undefined };

type DuplicateQuery = { shopId: string; by: DuplicateKey; after: string | undefined };

type Row = { edge: string | null; whole: 0 | 1 } & (
  | { key: string; size: number; id: string; name: string; shown: string; distinct: string }
  | { key: null }
);

/**
 * Lists groups of records with an equal value of a key, in its order. A bounded statement scans the
 * index, so a page may be empty although more follow (`next`). A group whose members are all marked
 * as different is omitted.
 */
export async function listDuplicates(db: Db, asked: DuplicateQuery): Promise<DuplicatePage> {
  const rows = await db.all<Row>(duplicatesQuery(asked));
  const groups = new Map<string, DuplicateGroup & { size: number }>();
  for (const row of rows) {
    if (row.key === null) continue;
    const { key, id, name, shown, size } = row;
    const distinct: string[] = JSON.parse(row.distinct);
    const group = groups.get(key) ?? { shared: shown, members: [], size, more: false };
    const like = group.members.find((older) => !distinct.includes(older.id))?.id ?? null;
    group.members.push({ id, name, like });
    groups.set(key, group);
  }
  const keys = [...groups.keys()].slice(0, limits.groups);
  const isFull = groups.size > limits.groups;
  const { edge, whole } = rows[0]!;
  return {
    groups: keys
      .map((key) => {
        const { shared, members, size } = groups.get(key)!;
        return { shared, members, more: size > members.length };
      })
      .filter(({ members, more }) => more || members.some(({ like }) => like !== null)),
    next: isFull ? keys.at(-1) : whole ? undefined : (edge ?? undefined),
  };
}

/** Exported so that tests can read its plan. */
export function duplicatesQuery({ shopId, by, after = "" }: DuplicateQuery) {
  const { table, column, shown } = sources[by];
  const [from, key] = [sql.raw(table), sql.raw(column)];
  // A group that the end of the window may cut off belongs to the next page, unless it fills the
  // window.
  return sql`WITH looked AS MATERIALIZED (
      SELECT ${key} AS key FROM ${from} WHERE shop_id = ${shopId} AND ${key} > ${after}
      ORDER BY ${key} LIMIT ${limits.scanned}),
    ends AS MATERIALIZED (SELECT count(*) < ${limits.scanned} AS whole, max(key) AS last FROM looked),
    edges AS MATERIALIZED (SELECT whole,
      iif(whole, last, coalesce((SELECT max(key) FROM looked WHERE key < last), last)) AS edge FROM ends),
    found AS MATERIALIZED (SELECT key, count(*) AS size FROM looked
      WHERE key <= (SELECT edge FROM edges) GROUP BY key HAVING count(*) > 1
      ORDER BY key LIMIT ${limits.groups + 1})
    SELECT edges.edge, edges.whole, found.key, found.size, r.id, ${names[table]} AS name,
      ${sql.raw(shown)} AS shown, (SELECT json_group_array(d.other_id) FROM distinct_records d
        WHERE d.shop_id = ${shopId} AND d.record_id = r.id) AS "distinct"
    FROM edges LEFT JOIN found LEFT JOIN ${from} r ON r.rowid IN (
      SELECT x.rowid FROM ${from} x WHERE x.shop_id = ${shopId} AND x.${key} = found.key
      ORDER BY x.rowid LIMIT ${limits.members})
    ORDER BY found.key, r.created_at, r.id`;
}
