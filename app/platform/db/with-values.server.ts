import { fillPlaceholders, sql } from "drizzle-orm";
import { day } from "#app/values/calendar.ts";
import { type Db, prepared } from "./db.server.ts";

/** Stands in a query for a text that `withValues` gives. */
export const textOf = (name: string) => sql.placeholder(name) as unknown as string;

type Prepared = { getQuery: () => { sql: string; params: unknown[] } };

const written = new WeakMap<object, Prepared>();

/**
 * A query for `db.batch` with these values in it. Drizzle's prepared queries cannot be in a batch;
 * this one is written into SQL when it is first asked, and then only given other values.
 */
export function withValues<Query extends { prepare: () => object }>(
  query: Query,
  values: Record<string, unknown>,
): Query {
  let prepared = written.get(query);
  if (!prepared) {
    prepared = query.prepare() as Prepared;
    written.set(query, prepared);
  }
  const { params, ...rest } = prepared.getQuery();
  const filled = Object.create(prepared, {
    getQuery: { value: () => ({ ...rest, params: fillPlaceholders(params, values) }) },
  });
  return { _prepare: () => filled } as unknown as Query;
}

/** Queries with the day of UTC in them, for `withValues`: written once a day per database. */
export function writtenDaily<Queries>(
  write: (db: Db, now: number) => Queries,
): (db: Db, now: number) => Queries {
  const found = prepared(() => new Map<number, Queries>());
  return (db, now) => {
    const [known, today] = [found(db), Math.floor(now / day)];
    let queries = known.get(today);
    if (!queries) {
      queries = write(db, now);
      known.clear();
      known.set(today, queries);
    }
    return queries;
  };
}
