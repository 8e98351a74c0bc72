import { mkdirSync, readdirSync } from "node:fs";
import path from "node:path";
import { Failure } from "../failure.ts";
import type { Database } from "./database.ts";
import { writeLines } from "./lines.ts";
import { type Manifest, tableFile, writeManifest } from "./manifest.ts";
import { namedFiles } from "./named-files.ts";
import { saveObjects } from "./objects.ts";
import { pagesOf } from "./pages.ts";
import type { Place } from "./place.ts";
import { ledger, readSchema } from "./schema.ts";
import { checkFillable, searchSums } from "./searches.ts";

/**
 * Writes everything that is at a place into a new folder. Until its manifest is there, last of all,
 * the folder is no backup. `reached` hears how many tables are written.
 */
export async function save(
  { name, database, files, bookmark }: Place,
  folder: string,
  reached: (tables: number, all: number) => void = () => {},
): Promise<Manifest> {
  const from = new Date().toISOString();
  const migrations = await appliedMigrations(database);
  const schema = await readSchema(database);
  checkFillable(schema.searches);
  makeFolder(folder);

  const before = await bookmark?.();
  const tables: Manifest["tables"] = [];
  // Children are read before their parents: a row added meanwhile is never saved without its
  // parent.
  for (const table of schema.tables.toReversed()) {
    const sum = await writeLines(tableFile(folder, table.name), pagesOf(database, table));
    tables.unshift({ name: table.name, columns: table.columns, ...sum });
    reached(tables.length, schema.tables.length);
  }
  const searches = await searchSums(database, schema.searches);
  const still = before === (await bookmark?.());
  const { objects, missing } = await saveObjects(
    files,
    files.keys?.() ?? namedFiles(database, schema),
    folder,
  );

  const manifest: Manifest = {
    format: 1,
    from,
    to: new Date().toISOString(),
    source: name,
    still,
    ...(before && { bookmark: before }),
    migrations,
    tables,
    searches,
    objects,
    missing,
  };
  writeManifest(folder, manifest);
  return manifest;
}

async function appliedMigrations(database: Database): Promise<string[]> {
  const [found] = await database.read(`select 1 from sqlite_master where name = '${ledger}'`);
  const rows = found ? await database.read(`select name from ${ledger} order by name`) : [];
  if (rows.length === 0)
    throw new Failure("There is nothing to back up: no migration was ever applied here.");
  return rows.map((row) => String(row.name));
}

/** It holds people's names and addresses: its owner alone may look inside. */
function makeFolder(folder: string): void {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  if (readdirSync(folder).length > 0)
    throw new Failure(`${folder} is not empty: choose a new folder.`);
  mkdirSync(path.dirname(tableFile(folder, "any")), { mode: 0o700 });
}
