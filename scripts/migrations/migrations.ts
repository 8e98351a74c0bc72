import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { DatabaseSync } from "node:sqlite";
import { type Database, localDatabase } from "../backup/database.ts";
import { ledger } from "../backup/schema.ts";
import { Failure } from "../failure.ts";
import { shown, stateOf } from "../local/data.ts";
import { localD1 } from "../local/local.ts";
import { withStores } from "../local/stores.ts";

/** The names of the migrations, in the order they are applied. */
export const migrationNames = (folder = "migrations"): string[] =>
  readdirSync(folder)
    .filter((name) => name.endsWith(".sql"))
    .sort();

/** Applies to the database of this data folder what it lacks. @throws Failure with the reason */
export async function applyMigrations(folder: string): Promise<void> {
  refuseOlderData(folder);
  if (pendingMigrations(folder).length === 0) return;
  await withStores(folder, ({ d1 }) => migrate(localDatabase(d1)));
}

/**
 * Applies to a database what it lacks, and returns the names. Each migration is one write, with the
 * row that records it: all of it or nothing. `wrangler d1 migrations apply` starts a runtime per
 * migration here, and in production splits triggers at their semicolons. The table of records is
 * wrangler's own. @throws Failure with the reason
 */
export async function migrate(
  database: Database,
  applied: (name: string) => void = () => {},
): Promise<string[]> {
  const missing = missingMigrations(await recordedMigrations(database));
  for (const name of missing) {
    const statements = [
      `create table if not exists ${ledger} (id integer primary key autoincrement, name text unique, applied_at timestamp default current_timestamp not null)`,
      ...statementsOf(name),
      `insert into ${ledger} (name) values ('${name}')`,
    ];
    await database.write(statements).catch((error) => {
      throw new Failure(`The migration ${name} could not be applied: ${(error as Error).message}`);
    });
    applied(name);
  }
  const left = missing.length > 0 ? missingMigrations(await recordedMigrations(database)) : [];
  if (left.length > 0)
    throw new Failure(
      `The migration ${left[0]} was sent and is not recorded: look at the database before trying again.`,
    );
  return missing;
}

/** The migrations that a database records as applied. */
async function recordedMigrations(database: Database): Promise<string[]> {
  const [found] = await database.read(`select 1 from sqlite_master where name = '${ledger}'`);
  const rows = found ? await database.read(`select name from ${ledger}`) : [];
  return rows.map(({ name }) => String(name));
}

const missingMigrations = (applied: readonly string[]) =>
  migrationNames().filter((name) => !applied.includes(name));

/** The statements of a migration, one by one. */
export const statementsOf = (migration: string): string[] =>
  readFileSync(path.join("migrations", migration), "utf8")
    .split("--> statement-breakpoint")
    .map((statement) => statement.trim())
    .filter(Boolean);

/**
 * Lists the migrations missing in the local database. Reads its file, which takes milliseconds: the
 * lock ensures that no one else has it open.
 */
export function pendingMigrations(folder: string): string[] {
  const applied = new Set(appliedIn(folder));
  return migrationNames().filter((name) => !applied.has(name));
}

/**
 * Refuses data of migrations that are no more: they began anew once
 * (docs/decisions/0110-the-shop-is-a-record.md). Changes nothing. @throws Failure
 */
export function refuseOlderData(folder: string): void {
  const known = new Set(migrationNames());
  if (appliedIn(folder).some((name) => !known.has(name)))
    throw new Failure(
      `${shown(folder)} is from an earlier version of Llave and cannot be used: move it away or delete it, or set LLAVE_DATA to another folder, then start again.`,
    );
}

function appliedIn(folder: string): string[] {
  const file = path.join(stateOf(folder), localD1.file);
  if (!existsSync(file)) return [];
  const database = new DatabaseSync(file, { readOnly: true });
  try {
    return database
      .prepare("select name from d1_migrations")
      .all()
      .map((row) => String(row.name));
  } catch {
    return []; // a database before its first migration
  } finally {
    database.close();
  }
}
