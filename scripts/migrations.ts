import { globSync, readdirSync } from "node:fs";
import path from "node:path";
import { DatabaseSync } from "node:sqlite";
import { stateOf } from "./data.ts";
import { Failure } from "./failure.ts";
import { reason, tool } from "./tool.ts";

/** The names of the migrations, in the order they are applied. */
export const migrationNames = (folder = "migrations"): string[] =>
  readdirSync(folder)
    .filter((name) => name.endsWith(".sql"))
    .sort();

/** Applies to the local database what it lacks, by wrangler. @throws Failure with wrangler's reason. */
export async function applyMigrations(folder: string): Promise<void> {
  if (pendingMigrations(folder).length === 0) return;
  const { code, output } = await tool("wrangler", [
    "d1",
    "migrations",
    "apply",
    "DB",
    "--config",
    "wrangler.toml",
    "--local",
    "--persist-to",
    folder,
  ]);
  // Those before the one that failed are kept.
  if (code !== 0) throw new Failure(`The migration ${pendingMigrations(folder)[0]} could not be applied: ${reason(output)}`);
}

/** Applies to the production database what it lacks. @throws Failure with wrangler's reason. */
export async function applyRemoteMigrations(): Promise<void> {
  const { code, output } = await tool("wrangler", ["d1", "migrations", "apply", "DB", "--config", "wrangler.toml", "--remote"]);
  if (code !== 0) throw new Failure(`wrangler d1 migrations apply failed: ${reason(output)}`);
}

/** What the local database lacks. Reads its file, which takes milliseconds: nobody else has it open, the lock sees to that. */
export function pendingMigrations(folder: string): string[] {
  const files = globSync(path.join(stateOf(folder), "d1", "*", "*.sqlite"));
  const applied = new Set(files.flatMap(appliedIn));
  return migrationNames().filter((name) => !applied.has(name));
}

function appliedIn(file: string): string[] {
  const database = new DatabaseSync(file);
  try {
    return database
      .prepare("select name from d1_migrations")
      .all()
      .map((row) => String(row.name));
  } catch {
    return []; // one of Miniflare's own files, or a database before its first migration
  } finally {
    database.close();
  }
}
