import { fillPlaceholders, sql } from "drizzle-orm";

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
