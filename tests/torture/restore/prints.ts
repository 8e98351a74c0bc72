import { createHash } from "node:crypto";
import { globSync } from "node:fs";
import path from "node:path";
import { DatabaseSync } from "node:sqlite";
import { stateOf } from "../../../scripts/local/data.ts";
import { withStores } from "../../../scripts/local/stores.ts";

/**
 * A hash for everything that a data folder holds, by its name: taken from SQLite's own file, by
 * none of the code that is tried.
 */
export async function printsOf(folder: string): Promise<Record<string, string>> {
  const prints = databasePrints(folder);
  await withStores(folder, async ({ files }) => {
    for (const { key } of (await files.list()).objects) {
      const found = (await files.get(key))!;
      const bytes = new Uint8Array(await found.arrayBuffer());
      prints[`file ${key}`] = hashOf([
        [Buffer.from(bytes).toString("base64"), found.httpMetadata, found.customMetadata],
      ]);
    }
  });
  return prints;
}

/** Fingerprints of the database only. */
export function databasePrints(folder: string): Record<string, string> {
  const files = globSync(path.join(stateOf(folder), "d1", "*", "*.sqlite")).filter(
    (file) => !file.endsWith("metadata.sqlite"),
  );
  const database = new DatabaseSync(files[0]!);
  const rows = (sql: string) => database.prepare(sql).iterate();
  const names = (type: string) =>
    [
      ...rows(
        `select name from pragma_table_list where schema = 'main' and type = '${type}' and substr(name, 1, 4) <> '_cf_'`,
      ),
    ].map(({ name }) => String(name));
  const prints: Record<string, string> = {};
  prints.schema = hashOf(
    rows(
      "select type, name, tbl_name, sql from sqlite_master where substr(name, 1, 4) <> '_cf_' and name <> 'd1_migrations' order by type, name",
    ),
  );
  prints.migrations = hashOf(rows("select id, name from d1_migrations order by id"));
  for (const name of names("table").filter(
    (one) => !["sqlite_schema", "d1_migrations"].includes(one),
  )) {
    const keys = [
      ...rows(`select name from pragma_table_info('${name}') where pk > 0 order by pk`),
    ].map((row) => `"${row.name}"`);
    prints[name] = hashOf(
      rows(`select * from "${name}" order by ${keys.length > 0 ? keys.join(", ") : 1}`),
    );
  }
  // The search index: every word with its number of texts and occurrences, then each position.
  for (const name of names("virtual")) {
    database.exec(`create virtual table temp.words using fts5vocab(main, ${name}, instance)`);
    prints[name] = hashOf(
      rows(`select term, doc, col, "offset" from words order by term, doc, col, "offset"`),
    );
    database.exec("drop table temp.words");
    database.exec(`insert into ${name} (${name}) values ('integrity-check')`);
  }
  database.close();
  return prints;
}

function hashOf(rows: Iterable<unknown>): string {
  const hash = createHash("sha256");
  for (const row of rows) hash.update(JSON.stringify(row));
  return hash.digest("hex");
}
