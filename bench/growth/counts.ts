import { readFileSync } from "node:fs";
import { DatabaseSync } from "node:sqlite";
import { migrationNames } from "../../scripts/migrations/migrations.ts";

/** Counts the tables and keys that decide how shops could be stored apart. */
export function counts(): Record<string, number> {
  const db = new DatabaseSync(":memory:");
  for (const name of migrationNames()) db.exec(readFileSync(`migrations/${name}`, "utf8"));
  const all = (sql: string) =>
    db
      .prepare(sql)
      .all()
      .map((row) => String(Object.values(row)[0]));
  // A full-text search keeps its words in shadow tables.
  const tables = all(
    "select name from pragma_table_list where type <> 'shadow' and name not like 'sqlite_%'",
  );
  const ofShops = tables.filter((table) =>
    all(`select name from pragma_table_info('${table}')`).includes("shop_id"),
  );
  const indexes = ofShops.flatMap((table) => all(`select name from pragma_index_list('${table}')`));
  const across = indexes.filter(
    (index) => all(`select name from pragma_index_info('${index}')`)[0] !== "shop_id",
  );
  const references = ofShops.flatMap((table) =>
    all(`select "table" from pragma_foreign_key_list('${table}') where seq = 0`),
  );
  return {
    tables: tables.length,
    "tables with shop_id": ofShops.length,
    "their indexes": indexes.length,
    "indexes that do not begin with it": across.length,
    "their foreign keys to tables without it": references.filter((to) => !ofShops.includes(to))
      .length,
  };
}
