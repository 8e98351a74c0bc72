import { type SQL, sql } from "drizzle-orm";
import { drizzle } from "drizzle-orm/d1";
import { SQLiteAsyncDialect } from "drizzle-orm/sqlite-core";
import type { Db } from "./db.server.ts";
import { RefusedWrite } from "./refused-write.ts";

const dialect = new SQLiteAsyncDialect();

/**
 * A database that writes only while the condition holds: it is evaluated in the transaction of the
 * write itself, without another round trip. Reads are unaffected.
 */
export function writeWhile(db: Db, condition: SQL): Db {
  const d1 = db.$client;
  // D1 has no RAISE outside of triggers. An error rolls the whole batch back, and SQLite quotes the
  // path that it cannot read.
  const check = dialect.sqlToQuery(
    sql`SELECT json_extract('{}', iif(${condition}, '$', ${refusal}))`,
  );
  const run: Run = async <Row>(statements: Checked[]) => {
    const real = statements.map((one) => one.real);
    if (!statements.some((one) => one.writes)) return d1.batch<Row>(real);
    try {
      const condition = d1.prepare(check.sql).bind(...check.params);
      const [, ...results] = await d1.batch<Row>([condition, ...real]);
      return results;
    } catch (error) {
      if (String(error).includes(refusal))
        throw new RefusedWrite("The condition of a write does not hold");
      throw error;
    }
  };
  const guarded: Pick<D1Database, "prepare" | "batch"> = {
    prepare: (text) => new Checked(d1.prepare(text), !/^\s*select\b/i.test(text), run),
    batch: (statements) => run(statements as Checked[]),
  };
  return drizzle(guarded as D1Database);
}

/** No JSON path, and in no other error. */
const refusal = "write-condition-does-not-hold";

type Run = <Row>(statements: Checked[]) => Promise<D1Result<Row>[]>;

/** A prepared statement; a write runs in a batch with the condition. */
class Checked implements D1PreparedStatement {
  readonly real: D1PreparedStatement;
  readonly writes: boolean;
  readonly #run: Run;

  constructor(real: D1PreparedStatement, writes: boolean, run: Run) {
    this.real = real;
    this.writes = writes;
    this.#run = run;
  }
  bind(...values: unknown[]) {
    return new Checked(this.real.bind(...values), this.writes, this.#run);
  }
  async all<Row>(): Promise<D1Result<Row>> {
    if (!this.writes) return this.real.all<Row>();
    const [result] = await this.#run<Row>([this]);
    return result!;
  }
  run<Row>() {
    return this.all<Row>();
  }
  async first<Value>(column?: string) {
    const { results } = await this.all<Record<string, unknown>>();
    const [row] = results;
    return ((column === undefined ? row : row?.[column]) ?? null) as Value | null;
  }
  raw<Row>(options: { columnNames: true }): Promise<[string[], ...Row[]]>;
  raw<Row>(options?: { columnNames?: false }): Promise<Row[]>;
  async raw(options?: { columnNames?: boolean }): Promise<unknown[]> {
    if (!this.writes)
      return options?.columnNames ? this.real.raw({ columnNames: true }) : this.real.raw();
    const { results } = await this.all<Record<string, unknown>>();
    const rows = results.map((row) => Object.values(row));
    return options?.columnNames ? [Object.keys(results[0] ?? {}), ...rows] : rows;
  }
}
