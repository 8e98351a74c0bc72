import { readFileSync, writeFileSync } from "node:fs";
import { DatabaseSync } from "node:sqlite";
import type { Wrangler } from "../../../scripts/backup/remote.ts";

type Account = {
  database: DatabaseSync;
  files: Map<string, Buffer>;
  /** Every command that was given, its SQL shortened. */
  commands: string[];
  wrangler: Wrangler;
  /**
   * Put in its place, it is asked before each command, and may do something meanwhile or answer for
   * wrangler.
   */
  meanwhile: (args: string[]) => { code: number; output: string } | undefined;
};

/** The app in the account, as far as its data go. */
export const remoteApp = {
  name: "llave",
  d1_databases: [{ binding: "DB", database_name: "llave", database_id: "db1" }],
  r2_buckets: [{ binding: "FILES", bucket_name: "llave-files" }],
};

/**
 * A Cloudflare account that knows the few commands of wrangler that backups use: D1 is SQLite here,
 * R2 a map.
 */
export function fakeAccount({ migrations = [] as string[] } = {}): Account {
  const database = new DatabaseSync(":memory:");
  if (migrations.length > 0) {
    for (const name of migrations) database.exec(readFileSync(`migrations/${name}`, "utf8"));
    database.exec(
      "create table d1_migrations (id integer primary key autoincrement, name text unique, applied_at text default '')",
    );
    for (const name of migrations)
      database.prepare("insert into d1_migrations (name) values (?)").run(name);
  }
  const account: Account = {
    database,
    files: new Map(),
    commands: [],
    meanwhile: () => undefined,
    wrangler: async (args) => {
      account.commands.push(args.map((arg) => arg.replace(/\s+/g, " ").slice(0, 80)).join(" "));
      const { code, output } = account.meanwhile(args) ?? answer(account, args);
      return { code, output, stdout: output };
    },
  };
  return account;
}

function answer(account: Account, args: string[]): { code: number; output: string } {
  const of = (flag: string) => args[args.indexOf(flag) + 1]!;
  const key = (args[3] ?? "").slice("llave-files/".length);
  switch (args.slice(0, 3).join(" ")) {
    case "d1 time-travel info":
      return said(
        JSON.stringify({
          bookmark: `bookmark-${account.database.prepare("select total_changes() as n").get()!.n}`,
        }),
      );
    case "d1 execute DB":
      return execute(
        account.database,
        args.includes("--file") ? readFileSync(of("--file"), "utf8") : sqlOf(args),
        args.includes("--file"),
      );
    case "r2 object get": {
      const found = account.files.get(key);
      if (!found) return { code: 1, output: "✘ [ERROR] The specified key does not exist." };
      writeFileSync(of("--file"), found);
      return said("Download complete.");
    }
    case "r2 object put":
      account.files.set(key, readFileSync(of("--file")));
      return said("Upload complete.");
    default:
      return { code: 1, output: `Unknown command: ${args.join(" ")}` };
  }
}

/**
 * The statement, in one piece with its option: wrangler takes one that begins with a comment for
 * another option.
 */
function sqlOf(args: string[]): string {
  const given = args.find((arg) => arg.startsWith("--command="));
  if (given === undefined) throw new Error(`No --command= in ${args.join(" ")}`);
  return given.slice("--command=".length);
}

/**
 * D1's query API splits what it is sent at semicolons, also inside a trigger that spans lines; its
 * import of a file does not.
 */
const splitsTrigger = (sql: string) => /create\s+trigger[^\n]*\n[\s\S]*?\bend\b/i.test(sql);

/**
 * All or nothing, as D1 does it; a query answers its rows after a line of talk, as wrangler does.
 */
function execute(
  database: DatabaseSync,
  sql: string,
  quietly: boolean,
): { code: number; output: string } {
  if (!quietly && splitsTrigger(sql))
    return { code: 1, output: "✘ [ERROR] incomplete input: SQLITE_ERROR [code: 7500]" };
  database.exec("begin");
  try {
    if (!quietly && /^\s*select/i.test(sql))
      return said(
        `🌀 Executing on remote database\n${JSON.stringify([{ results: database.prepare(sql).all() }])}`,
      );
    database.exec(sql);
    return said("[]");
  } catch (error) {
    database.exec("rollback");
    return { code: 1, output: `✘ [ERROR] ${(error as Error).message}` };
  } finally {
    if (database.isTransaction) database.exec("commit");
  }
}

const said = (output: string) => ({ code: 0, output });
