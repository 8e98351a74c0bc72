import { statementsOf } from "../migrations/migrations.ts";
import type { Database } from "./database.ts";
import { literal } from "./literal.ts";
import { ledger } from "./schema.ts";

/**
 * Makes the tables of an empty database by these migrations, without writing down that it did:
 * `writeLedger`, when all is done.
 */
export async function layFoundation(
  database: Database,
  migrations: readonly string[],
): Promise<void> {
  for (const name of migrations) await database.write(statementsOf(name));
}

/** Writes down which migrations a database has, as wrangler does. */
export async function writeLedger(
  database: Database,
  migrations: readonly string[],
): Promise<void> {
  const rows = migrations.map((name, at) => `(${at + 1}, ${literal(name)})`).join(", ");
  await database.write([
    `create table ${ledger} (id integer primary key autoincrement, name text unique, applied_at timestamp default current_timestamp not null)`,
    `insert into ${ledger} (id, name) values ${rows}`,
  ]);
}
