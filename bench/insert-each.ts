/** The id of the nth record of a kind, four hexadecimal digits: a UUIDv7, so that they sort by n. */
export const nthOf = (kind: string, n: number): string =>
  `01900000-0000-7000-${kind}-${n.toString(16).padStart(12, "0")}`;

/** Id of the row that a SQL expression numbers, as SQL. */
export const idOf = (kind: string, n = "n"): string =>
  `printf('01900000-0000-7000-${kind}-%012x', ${n})`;

const portion = 10_000;

/**
 * Runs an `insert … select … from one` inside SQLite, in which `one` has the numbers n from 1 to
 * `count`. `values` are bound to ?1 and so on.
 */
export async function insertEach(
  d1: D1Database,
  count: number,
  insert: string,
  ...values: (string | number)[]
): Promise<void> {
  for (let from = 1; from <= count; from += portion) {
    const to = Math.min(count, from + portion - 1);
    const numbers = `with recursive one (n) as (select ${from} union all select n + 1 from one where n < ${to})`;
    await d1
      .prepare(`${numbers} ${insert}`)
      .bind(...values)
      .run();
  }
}
