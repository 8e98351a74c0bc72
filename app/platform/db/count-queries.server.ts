import { untilConfirmed } from "#app/platform/confirmed.server.ts";
import { currentRun } from "#app/platform/log/run.server.ts";
import { type ColumnNames, columnNamesOf, noteColumnNames } from "./column-names.server.ts";
import { countCall } from "./count-call.server.ts";
import { firstReads } from "./first-reads.server.ts";

/**
 * A database that counts its statements, round trips and milliseconds on the current run; outside
 * of a run it only passes them on. What writes waits until the viewer is confirmed, and where the
 * run keeps a bookmark, leaves there the one that includes it.
 */
export function countQueries(d1: D1Database): D1Database {
  return {
    prepare: (sql: string) => new Statement(d1, d1.prepare(sql), sql),
    batch: (statements: Statement[]) => batch(d1, statements),
    exec: (sql: string) => counted(d1, 1, true, () => d1.exec(sql)),
    withSession: (constraint?: string) => {
      const session = d1.withSession(constraint);
      return Object.assign(countQueries(session as unknown as D1Database), {
        getBookmark: () => session.getBookmark(),
      });
    },
  } as unknown as D1Database;
}

async function batch(d1: D1Database, statements: Statement[]): Promise<D1Result[]> {
  const writes = statements.some(isWrite);
  const alone = () =>
    counted(d1, statements.length, writes, (on) => on.batch(statements.map((one) => one.on(on))));
  const first = writes ? undefined : firstReads();
  if (!first) return alone();
  const real = statements.map((one) => one.on(d1));
  return first.ask(d1, { statements: real, alone, read: (answers) => answers });
}

/** Values are parameters, so that a word of these in a statement is SQL. */
const isRead = (sql: string) =>
  /^\s*(select|with)\b/i.test(sql) && !/\b(insert|update|delete|replace)\s/i.test(sql);

const isWrite = (statement: Statement) => statement.writes;

/** Where statements are asked: the database, or a session of it. */
type Database = Pick<D1Database, "prepare" | "batch">;

class Statement {
  readonly #d1: D1Database;
  readonly #real: D1PreparedStatement;
  readonly #sql: string;
  readonly #values: unknown[] | undefined;
  readonly writes: boolean;

  constructor(d1: D1Database, real: D1PreparedStatement, sql: string, values?: unknown[]) {
    this.#d1 = d1;
    this.#real = real;
    this.#sql = sql;
    this.#values = values;
    this.writes = !isRead(sql);
  }
  bind(...values: unknown[]): Statement {
    return new Statement(this.#d1, this.#real.bind(...values), this.#sql, values);
  }
  /** The statement as this database takes it. */
  on(database: Database): D1PreparedStatement {
    if (database === this.#d1) return this.#real;
    const prepared = database.prepare(this.#sql);
    return this.#values ? prepared.bind(...this.#values) : prepared;
  }
  all() {
    const alone = () => this.#counted((real) => real.all());
    const first = this.#first();
    if (!first) return alone();
    return first.ask(this.#d1, { statements: [this.#real], alone, read: ([answer]) => answer! });
  }
  run() {
    return this.#counted((real) => real.run());
  }
  first(column?: string) {
    return this.#counted((real) => (column === undefined ? real.first() : real.first(column)));
  }
  async raw(): Promise<unknown[][]> {
    const alone = () => this.#counted((real) => real.raw());
    const first = this.#first();
    if (!first) return alone();
    const names = columnNamesOf(this.#sql);
    if (!names) return this.#rawWithNames();
    const statement = this.#asObjects(names);
    if (!statement) return alone();
    const read = ([answer]: D1Result[]) =>
      answer!.results.map((row) => Object.values(row as object));
    return first.ask(this.#d1, { statements: [statement], alone, read });
  }
  #first() {
    return this.writes ? undefined : firstReads();
  }
  async #rawWithNames(): Promise<unknown[][]> {
    const [names, ...rows] = await this.#counted((real) => real.raw({ columnNames: true }));
    noteColumnNames(this.#sql, names);
    return rows;
  }
  /** The statement whose rows may be objects, if there is one: SQLite renames what is selected from. */
  #asObjects(names: ColumnNames): D1PreparedStatement | undefined {
    if (names === "distinct") return this.#real;
    // Nothing promises the order of what is selected from something ordered.
    if (names === "numbered" || /\border by\b/i.test(this.#sql)) return undefined;
    const prepared = this.#d1.prepare(`select * from (${this.#sql})`);
    return this.#values ? prepared.bind(...this.#values) : prepared;
  }
  #counted<Answer>(ask: (real: D1PreparedStatement) => Promise<Answer>): Promise<Answer> {
    return counted(this.#d1, 1, this.writes, (on) => ask(this.on(on)));
  }
}

async function counted<Answer>(
  d1: D1Database,
  statements: number,
  writes: boolean,
  ask: (on: Database) => Promise<Answer>,
): Promise<Answer> {
  if (writes) await untilConfirmed();
  const database = currentRun()?.database;
  if (!database) return ask(d1);
  const { bookmark } = database;
  return countCall(database, statements, () =>
    writes && bookmark ? marked(d1, bookmark, ask) : ask(d1),
  );
}

/** Asks the primary in a session of its own, whose bookmark includes what was written. */
async function marked<Answer>(
  d1: D1Database,
  bookmark: { last: string },
  ask: (on: Database) => Promise<Answer>,
): Promise<Answer> {
  const session = d1.withSession("first-primary");
  const answer = await ask(session as unknown as Database);
  const mark = session.getBookmark() ?? "";
  // In the order of time (developers.cloudflare.com/d1/reference/time-travel).
  if (mark > bookmark.last) bookmark.last = mark;
  return answer;
}
