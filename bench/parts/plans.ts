import type { QueryRecord } from "../counting/database.js";
import type { Line } from "../table.ts";

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
export const plansLine = (what: string, scans: Iterable<string>, but = ""): Line => {
  const found = [...scans];
  return {
    part: "P4",
    what: `query plans of ${what}`,
    ours: found.join("; ") || `no bare SCAN${but}`,
    goal: "no bare SCAN",
    met: found.length === 0,
  };
};
