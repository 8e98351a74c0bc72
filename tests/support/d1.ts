import { globSync, readFileSync } from "node:fs";
import { DatabaseSync, type SQLInputValue } from "node:sqlite";
import { convertV4MiniflareOptions, Miniflare } from "miniflare";

/**
 * A database with our migrations, to be used from the test's own process. The quick one is the same
 * SQLite behind the same interface, without a server in between: for tests that ask ten thousand
 * times. `real` is workerd's D1.
 */
export async function openD1({
  real = false,
} = {}): Promise<{ d1: D1Database; close: () => Promise<void> }> {
  if (!real) {
    const sqlite = migrated();
    return { d1: asD1(sqlite), close: async () => sqlite.close() };
  }
  const script = "export default { fetch: () => new Response() }";
  const server = new Miniflare(
    convertV4MiniflareOptions({ modules: true, script, d1Databases: ["DB"], cf: false }),
  );
  const d1 = (await server.getD1Database("DB")) as unknown as D1Database;
  await d1.batch(statements().map((statement) => d1.prepare(statement)));
  return { d1, close: () => server.dispose() };
}

const statements = () =>
  globSync("migrations/*.sql")
    .sort()
    .flatMap((file) => readFileSync(file, "utf8").split("--> statement-breakpoint"));

let image: Uint8Array | undefined;

/**
 * SQLite with our migrations and nothing else, in memory. They run once in a process (150 ms of CPU);
 * later databases are copies (3 ms), where Node can copy one (24.16 and later).
 */
export function migrated(): DatabaseSync {
  const sqlite = new DatabaseSync(":memory:");
  if (image) sqlite.deserialize(image);
  else {
    sqlite.exec(statements().join(";\n"));
    image = sqlite.serialize?.();
  }
  return sqlite;
}

type Bound = { sql: string; values: SQLInputValue[] };

/** The interface of D1 over a database of this process. */
export function asD1(sqlite: DatabaseSync): D1Database {
  const rows = ({ sql, values }: Bound) =>
    sqlite.prepare(sql).all(...values) as Record<string, unknown>[];
  const writes = /^\s*(?:insert|update|delete|with)\b/i;
  const answer = (bound: Bound) => {
    const results = rows(bound);
    const changes = writes.test(bound.sql)
      ? Number(sqlite.prepare("select changes() as n").get()?.n)
      : 0;
    return { success: true, results, meta: { changes } };
  };
  const statement = (sql: string, values: SQLInputValue[] = []) => ({
    sql,
    values,
    bind: (...given: SQLInputValue[]) => statement(sql, given),
    all: async () => answer({ sql, values }),
    run: async () => answer({ sql, values }),
    first: async () => rows({ sql, values })[0] ?? null,
    raw: async () => {
      const asked = sqlite.prepare(sql);
      asked.setReturnArrays(true); // two columns of one name stay two
      return asked.all(...values);
    },
  });
  return {
    prepare: (sql: string) => statement(sql),
    batch: async (all: Bound[]) => {
      sqlite.exec("begin");
      try {
        const answers = all.map(answer);
        sqlite.exec("commit");
        return answers;
      } catch (error) {
        sqlite.exec("rollback");
        throw error;
      }
    },
  } as unknown as D1Database;
}
