import { Failure } from "../failure.ts";
import { checkRestored } from "./check.ts";
import { type Database, quoted } from "./database.ts";
import { layFoundation, writeLedger } from "./foundation.ts";
import { readLines } from "./lines.ts";
import { type Manifest, tableFile } from "./manifest.ts";
import { loadObjects } from "./objects.ts";
import type { Place } from "./place.ts";
import { holdsRows, ledger, readSchema, type Schema, type Table } from "./schema.ts";
import { checkFillable, fillSearches } from "./searches.ts";
import { insertsOf } from "./statements.ts";

/**
 * Makes a place what the backup says, from nothing: its tables, its rows, the search, its files;
 * then compares. The migrations are those of the backup, and are written down last: a restore that
 * broke off leaves a database that neither `npm start` nor `npm run deploy` takes for a whole one.
 * Answers how many rows were left out (`checkRestored`). @throws Failure
 */
export async function load(
  { database, files }: Place,
  folder: string,
  manifest: Manifest,
): Promise<number> {
  await clear(database, await readSchema(database));
  await layFoundation(database, manifest.migrations);
  const schema = await readSchema(database);
  checkSame(schema, manifest);
  checkFillable(schema.searches);

  // Without the triggers: what they would write is in the backup as well, or made anew.
  await database.write(schema.triggers.map(({ name }) => `drop trigger ${quoted(name)}`));
  // Rows inserted by migrations are in the backup too, or had been deleted.
  await database.write(schema.tables.toReversed().map(({ name }) => `delete from ${quoted(name)}`));
  for (const table of schema.tables)
    await loadTable(database, table, tableFile(folder, table.name));
  await fillSearches(database, schema);
  await database.write(schema.triggers.map(({ sql }) => sql));

  const leftOut = await checkRestored(database, schema, folder, manifest);
  await loadObjects(files, folder);
  await writeLedger(database, manifest.migrations);
  return leftOut;
}

/** Whether there is anything to lose. */
export async function isEmpty({ database, files }: Place): Promise<boolean> {
  if (await holdsRows(database, await readSchema(database))) return false;
  for await (const _ of files.keys?.() ?? []) return false;
  return true;
}

async function loadTable(database: Database, table: Table, file: string): Promise<void> {
  // SQLite counts by itself as rows are written; the backup knows of those deleted since.
  if (table.name === "sqlite_sequence") await database.write([`delete from ${table.name}`]);
  let [portion, size] = [[] as string[], 0];
  for await (const lines of readLines(file)) {
    for (const statement of insertsOf(
      table,
      lines.map((line) => JSON.parse(line) as unknown[]),
    )) {
      portion.push(statement);
      size += statement.length;
      if (size < database.portion.write) continue;
      await database.write(portion);
      [portion, size] = [[], 0];
    }
  }
  await database.write(portion);
}

function checkSame(schema: Schema, { tables }: Manifest): void {
  const told = (all: { name: string; columns: string[] }[]) =>
    new Map(all.map(({ name, columns }) => [name, columns.join(", ")]));
  const [ours, theirs] = [told(schema.tables), told(tables)];
  for (const name of new Set([...ours.keys(), ...theirs.keys()]))
    if (ours.get(name) !== theirs.get(name))
      throw new Failure(`The table ${name} of the backup is not what these migrations make.`);
}

/** Takes down what stands there: an empty database, one to be replaced, or half a restore. */
async function clear(database: Database, { tables, searches, triggers }: Schema): Promise<void> {
  const own = tables.map(({ name }) => name).filter((name) => name !== "sqlite_sequence");
  await database.write(triggers.map(({ name }) => `drop trigger ${quoted(name)}`));
  for (const name of [...searches, ...own.toReversed(), ledger])
    await database.write([`drop table if exists ${quoted(name)}`]);
}
