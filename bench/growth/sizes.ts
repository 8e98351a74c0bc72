// node bench/growth/sizes.ts: how many bytes a row of each table of a shop takes, its share of every index
// included. The demo's largest shop is copied 300 times, row by row in turn, as shops write in
// production; SQLite itself says which pages each table and index has. For docs/growth.md.
import { globSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { DatabaseSync } from "node:sqlite";
import { v7 as newId } from "uuid";
import { day } from "../../app/values/calendar.ts";
import { seed } from "../../scripts/demo/seed.ts";
import { applyMigrations } from "../../scripts/migrations/migrations.ts";

const copies = 300;

const folder = mkdtempSync(path.join(tmpdir(), "llave-sizes-"));
try {
  await applyMigrations(folder);
  await seed(folder, "http://localhost:8787");
  const [file] = globSync(path.join(folder, "**/d1/*/*.sqlite")).filter(
    (name) => !path.basename(name).startsWith("metadata"),
  );
  measure(new DatabaseSync(file!, { enableForeignKeyConstraints: false }));
} finally {
  rmSync(folder, { recursive: true, force: true });
}

function measure(db: DatabaseSync): void {
  type Row = Record<string, string | number>;
  const all = (sql: string) => db.prepare(sql).all() as Row[];
  const names = (sql: string) => all(sql).map(({ name }) => String(name));
  for (const name of names("select name from sqlite_master where type = 'trigger'"))
    db.exec(`drop trigger "${name}"`);
  const [shop] = all("select shop_id as id from repair_jobs group by 1 order by count(*) desc");

  db.exec("create temp table copies (n integer, id text)");
  for (let n = 0; n < copies; n++)
    db.prepare("insert into copies values (?, ?)").run(
      n,
      newId({ msecs: Date.now() - (copies - n) * day }),
    );
  const tables = names("select name from sqlite_master where type = 'table'").filter((table) =>
    names(`select name from pragma_table_info('${table}')`).includes("shop_id"),
  );
  for (const table of tables) {
    // Values that are unique in the whole database, such as a link's hash, get the copy's number.
    const unique = names(
      `select c.name from pragma_index_list('${table}') i, pragma_index_info(i.name) c
       where i."unique" and (select name from pragma_index_info(i.name) limit 1) <> 'shop_id'`,
    );
    const columns = names(`select name from pragma_table_info('${table}')`);
    const values = columns.map((name) => {
      if (name === "shop_id") return "copies.id";
      return unique.includes(name) ? `t."${name}" || copies.n` : `t."${name}"`;
    });
    db.exec(`insert into "${table}" (${columns.map((name) => `"${name}"`).join()})
      select ${values.join()} from (select * from "${table}" where shop_id = '${shop!.id}') t
      cross join copies`);
  }

  const count = (table: string) => Number(all(`select count(*) as n from "${table}"`)[0]!.n);
  const jobs = count("repair_jobs");
  const sizes = all(
    `select m.tbl_name as name, sum(s.pgsize) as bytes from dbstat s
     join sqlite_master m on m.name = s.name group by 1 order by 2 desc`,
  ).filter(({ name }) => tables.includes(String(name)) && count(String(name)) > copies);
  console.table(
    sizes.map(({ name, bytes }) => ({
      table: name,
      "bytes a row": Math.round(Number(bytes) / count(String(name))),
      "rows a job": (count(String(name)) / jobs).toFixed(2),
      "bytes a job": Math.round(Number(bytes) / jobs),
    })),
  );
  const total = sizes.reduce((sum, { bytes }) => sum + Number(bytes), 0);
  console.log(`${Math.round(total / jobs)} bytes a job, of ${jobs} jobs in ${copies} shops.`);
}
