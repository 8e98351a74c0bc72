import { existsSync } from "node:fs";
import { Failure } from "../failure.ts";
import type { Database } from "./database.ts";
import { readLines, sumOf } from "./lines.ts";
import { type Manifest, tableFile } from "./manifest.ts";
import { checkObjects } from "./objects.ts";
import { pagesOf } from "./pages.ts";
import type { Schema, Table } from "./schema.ts";
import { searchSums } from "./searches.ts";

/**
 * Whether a backup is whole and as it was written; nothing is touched before that is known. @throws
 * Failure
 */
export async function checkBackup(folder: string, { tables, objects }: Manifest): Promise<void> {
  for (const { name, count, hash } of tables) {
    const file = tableFile(folder, name);
    const sum = existsSync(file) ? await sumOf(readLines(file)).catch(() => undefined) : undefined;
    if (sum?.count !== count || sum.hash !== hash)
      throw new Failure(`${file} is damaged or missing: this backup is not restored.`);
  }
  await checkObjects(folder, objects);
}

/**
 * Compares every row that is there now with the backup's. Answers how many were left out, which
 * only happens to a backup that was taken while others wrote: what they hung on was deleted between
 * the reading of the two. @throws Failure when anything else differs
 */
export async function checkRestored(
  database: Database,
  schema: Schema,
  folder: string,
  manifest: Manifest,
): Promise<number> {
  let leftOut = 0;
  for (const { name, count, hash } of manifest.tables) {
    const table = schema.tables.find((one) => one.name === name)!;
    const sum = await sumOf(pagesOf(database, table));
    if (sum.count === count && sum.hash === hash) continue;
    const missing =
      manifest.still || table.links.length === 0
        ? undefined
        : await missingFrom(database, table, tableFile(folder, name));
    if (missing === undefined)
      throw new Failure(
        `${name} differs from the backup: ${sum.count} rows where it has ${count}.`,
      );
    leftOut += missing;
  }
  for (const { name, texts } of manifest.still && leftOut === 0
    ? await searchSums(database, schema.searches)
    : []) {
    const expected = manifest.searches.find((search) => search.name === name)?.texts;
    if (texts !== expected)
      throw new Failure(`${name} knows ${texts} texts, and knew ${expected}.`);
  }
  return leftOut;
}

/**
 * How many rows of the file are not there; undefined when there is one that the file does not have.
 * Both are in the order of the key.
 */
async function missingFrom(
  database: Database,
  table: Table,
  file: string,
): Promise<number | undefined> {
  const expected = oneByOne(readLines(file));
  let missing = 0;
  for await (const line of oneByOne(pagesOf(database, table))) {
    for (;;) {
      const { value, done } = await expected.next();
      if (done) return undefined;
      if (value === line) break;
      missing++;
    }
  }
  for await (const _ of expected) missing++;
  return missing;
}

async function* oneByOne(pages: AsyncIterable<string[]>): AsyncGenerator<string> {
  for await (const page of pages) yield* page;
}
