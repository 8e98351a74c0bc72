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
  const checked = async (statements: Checked[]) => {
    const real = statements.map((one) => one.real);
    if (!statements.some((one) => one.writes)) return d1.batch(real);
    try {
      const [, ...results] = await d1.batch([d1.prepare(check.sql).bind(...check.params), ...real]);
      return results;
    } catch (error) {
      if (String(error).includes(refusal))
        throw new RefusedWrite("The condition of a write does not hold");
      throw error;
    }
  };
  return drizzle({
    prepare: (text: string) => new Checked(d1.prepare(text), !/^\s*select\b/i.test(text), checked),
    batch: checked,
  } as unknown as D1Database);
}

/** No JSON path, and in no other error. */
const refusal = "write-condition-does-not-hold";

type Run = (statements: Checked[]) => Promise<D1Result[]>;

/** A prepared statement; a write runs in a batch with the condition. */
class Checked {
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
  async run() {
    return this.writes ? (await this.#run([this]))[0] : this.real.run();
  }
  async all() {
    return this.writes ? (await this.#run([this]))[0] : this.real.all();
  }
  async raw() {
    if (!this.writes) return this.real.raw();
    const [result] = await this.#run([this]);
    return (result!.results as Record<string, unknown>[]).map((row) => Object.values(row));
  }
}
