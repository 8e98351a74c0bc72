import { openDb } from "../../app/platform/db/db.server.ts";
import { counting, type QueryRecord } from "../counting/database.js";
import { type Line, times } from "../table.ts";

/** A database that tells what it was asked: `trips` begins anew whenever it is emptied. */
export function openCounted(d1: D1Database) {
  const trips: QueryRecord[][] = [];
  return { db: openDb(counting(d1, trips)), trips };
}

/** Rows that a case reads and shows at a given size. */
export type RowsRead = { read: number; shown: number };

/** The line of a case; `sizes` says how many of what were in the table. */
export function rowsLine(what: string, at: readonly RowsRead[], sizes: string): Line {
  // A small table has fewer to show; wherever as many are shown, as many are read.
  const same = at.every(({ read, shown }) =>
    at.every((other) => other.shown !== shown || other.read === read),
  );
  const within = at.every(({ read, shown }) => read <= 1.1 * shown + 5);
  const { read, shown } = at.at(-1)!;
  return {
    what: `${what}: rows read with ${sizes}`,
    ours: at.map((one) => one.read).join(" / "),
    baseline: `${[...new Set(at.map((one) => one.shown))].join(" / ")} shown`,
    ratio: times(read / shown),
    goal: "<= 1.1x + 5, the same",
    met: same && within && at.every((one) => one.shown > 0),
  };
}

/**
 * The steps of these statements' query plans that walk a table without an index. A subquery's own
 * result (which has its own steps in the plan), a JSON list and constants are no tables.
 */
export async function bareScans(d1: D1Database, statements: QueryRecord[]): Promise<string[]> {
  const found = new Set<string>();
  for (const { sql, params } of statements) {
    const { results } = await d1
      .prepare(`EXPLAIN QUERY PLAN ${sql}`)
      .bind(...params)
      .all<{ detail: string }>();
    const steps = results.map(({ detail }) => detail);
    const made = steps.map((step) => /^(?:CO-ROUTINE|MATERIALIZE) (.+)$/.exec(step)?.[1]);
    for (const step of steps) {
      const walked = /^SCAN (.+?)(?: LEFT-JOIN)?$/.exec(step)?.[1];
      if (
        walked &&
        !made.includes(walked) &&
        !/ USING | VIRTUAL TABLE |^(\d+ )?CONSTANT ROW|^\d+-ROW VALUES CLAUSE/.test(step.slice(5))
      )
        found.add(step);
    }
  }
  return [...found];
}

/** The line on plans; `but` names what may be walked, because it is small by design. */
export const plansLine = (what: string, scans: readonly string[], but = ""): Line => ({
  what: `query plans of ${what}`,
  ours: scans.join("; ") || `no bare SCAN${but}`,
  goal: "no bare SCAN",
  met: scans.length === 0,
});
