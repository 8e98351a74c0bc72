import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { DatabaseSync } from "node:sqlite";
import fc from "fast-check";
import { afterAll, expect, test } from "vitest";
import type { Database } from "../../scripts/backup/database.ts";
import { readLines, sumOf, writeLines } from "../../scripts/backup/lines.ts";
import { literal } from "../../scripts/backup/literal.ts";
import { type Manifest, readManifest, writeManifest } from "../../scripts/backup/manifest.ts";
import { lineOf, pagesOf } from "../../scripts/backup/pages.ts";
import { readSchema, type Table } from "../../scripts/backup/schema.ts";
import { checkFillable } from "../../scripts/backup/searches.ts";
import { insertsOf } from "../../scripts/backup/statements.ts";
import { migrated } from "../support/d1.ts";

const folder = mkdtempSync(path.join(tmpdir(), "llave-backup-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const asDatabase = (sqlite: DatabaseSync, read = 2_000): Database => ({
  read: async (sql) => sqlite.prepare(sql).all(),
  write: async (statements) => sqlite.exec(statements.join(";\n")),
  portion: { read, write: 1_000_000 },
});
const notes: Table = {
  name: "notes",
  columns: ["owner", "id", "text", "amount"],
  key: ["owner", "id"],
  links: [],
};

function world() {
  const sqlite = new DatabaseSync(":memory:");
  sqlite.exec("create table owners (id text primary key)");
  sqlite.exec(
    "create table notes (owner text references owners (id), id integer, text text, amount real, primary key (owner, id))",
  );
  sqlite.exec("insert into owners values ('ana')");
  return { sqlite, database: asDatabase(sqlite) };
}

test("any text and any number arrives as it was", () => {
  const { sqlite } = world();
  const anything = fc.oneof(
    fc.string({ unit: "binary" }),
    fc.double({ noNaN: true, min: -1e15, max: 1e15 }),
    fc.maxSafeInteger(),
    fc.constant(null),
  );
  fc.assert(
    fc.property(anything, (value) => {
      const row = sqlite.prepare(`select ${literal(value)} as value`).get()!;
      expect(row.value).toBe(value);
    }),
    { numRuns: 2_000 },
  );
  expect(sqlite.prepare(`select hex(${literal([1, 255])}) as value`).get()!.value).toBe("01FF");
  for (const words of ["BEGIN TRANSACTION;", "a\u0000b"])
    expect(literal(words)).not.toContain(words);
});

test("a table is read page by page and written in statements that D1 takes, texts too long for one in pieces", async () => {
  const { sqlite, database } = world();
  const long = (n: number) => (n % 40 === 0 ? `🔧'\u2028 ${"é🔧".repeat(60_000)}` : `note ${n}\n`);
  const rows = Array.from({ length: 300 }, (_, n) => ["ana", n, long(n), n / 2]);
  const statements = [...insertsOf(notes, rows)];
  expect(
    Math.max(...statements.map((statement) => Buffer.byteLength(statement))),
  ).toBeLessThanOrEqual(100_000);
  await database.write(statements);

  const pages = [];
  for await (const page of pagesOf(asDatabase(sqlite, 500), notes)) pages.push(page);
  expect(pages.flat()).toEqual(rows.map(lineOf));
  expect(pages.length).toBeGreaterThan(10);
});

test("what hangs on nothing is left out", async () => {
  const { sqlite, database } = world();
  const table = (await readSchema(database)).tables.find(({ name }) => name === "notes")!;
  expect(table).toEqual({
    ...notes,
    links: [{ parent: "owners", columns: ["owner"], parentColumns: ["id"] }],
  });
  await database.write([
    ...insertsOf(table, [
      ["ana", 1, "kept", 0],
      ["gone", 1, "left out", 0],
    ]),
  ]);
  expect(sqlite.prepare("select text from notes").all()).toEqual([{ text: "kept" }]);
});

test("lines come back from the file, whatever line ends their texts hold", async () => {
  const lines = Array.from({ length: 5_000 }, (_, n) =>
    lineOf([n, "\u2028 \u2029 \r \n ñ 🔧".repeat(n % 20)]),
  );
  async function* pages() {
    for (let at = 0; at < lines.length; at += 7) yield lines.slice(at, at + 7);
  }
  const file = path.join(folder, "lines.gz");
  const written = await writeLines(file, pages());
  expect(await sumOf(readLines(file))).toEqual(written);
  const read = [];
  for await (const page of readLines(file)) read.push(...page);
  expect(read).toEqual(lines);
  writeFileSync(file, readFileSync(file).subarray(0, 500));
  await expect(sumOf(readLines(file))).rejects.toThrow();
});

test("a backup that broke off, is damaged, or comes from a newer Llave is refused", () => {
  const ours = ["0000_a.sql", "0001_b.sql"];
  const manifest = { format: 1, migrations: ["0000_a.sql"] } as Manifest;
  expect(() => readManifest(path.join(folder, "nowhere"), ours)).toThrow("There is no folder");
  expect(() => readManifest(folder, ours)).toThrow("one that broke off: it has no manifest.json.");
  writeManifest(folder, manifest);
  expect(readManifest(folder, ours)).toEqual(manifest);
  writeManifest(folder, { ...manifest, migrations: [...ours, "0002_c.sql"] });
  expect(() => readManifest(folder, ours)).toThrow("does not know the migration 0002_c.sql");
  writeManifest(folder, { ...manifest, migrations: ["0000_other.sql"] });
  expect(() => readManifest(folder, ours)).toThrow("does not know the migration 0000_other.sql");
  writeFileSync(path.join(folder, "manifest.json"), "{");
  expect(() => readManifest(folder, ours)).toThrow("is damaged");
});

test("every table of the search is known by how it is filled, every other by its key", async () => {
  const sqlite = migrated();
  const { tables, searches } = await readSchema(asDatabase(sqlite));
  checkFillable(searches);
  expect(searches.length).toBeGreaterThanOrEqual(3);
  expect(tables.map(({ name }) => name)).not.toContain("users_search_data");
  const at = (name: string) => tables.findIndex((table) => table.name === name);
  for (const { name, links } of tables)
    for (const { parent } of links) expect([name, at(parent) < at(name)]).toEqual([name, true]);
  expect(() => checkFillable(["new_search"])).toThrow("does not say how new_search is filled");
});
