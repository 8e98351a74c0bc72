import { globSync, readFileSync } from "node:fs";
import path from "node:path";
import { generateSQLiteDrizzleJson, generateSQLiteMigration } from "drizzle-kit/api";
import { expect, test } from "vitest";
import { dangers } from "../scripts/migrations/migration-guard.ts";

// drizzle-kit leaves an enumerable method on every array. Other test files run in this process.
Reflect.deleteProperty(Array.prototype, "random");

const files = globSync("migrations/*.sql").sort();
const journal = JSON.parse(readFileSync("migrations/meta/_journal.json", "utf8")) as {
  entries: { tag: string; idx: number }[];
};

test.each(files)("%s wipes nothing", (file) => {
  expect(dangers(readFileSync(file, "utf8"))).toEqual([]);
});

// Several SQL splitters read these files: wrangler's, and the one behind D1's query API, which cuts
// a trigger that spans lines.
test.each(files)(
  "%s has each trigger on one line, and comments that no splitter misreads",
  (file) => {
    const lines = readFileSync(file, "utf8").split("\n");
    for (const line of lines.filter((one) => /^\s*create\s+(temp\w*\s+)?trigger\b/i.test(one)))
      expect(line).toMatch(/\bBEGIN\b.*; END;$/);
    for (const line of lines) {
      const [, comment] = /^\s*--(?!> statement-breakpoint$)(.*)$/.exec(line) ?? [];
      expect(comment ?? "").not.toMatch(/[;'"`]|\/\*/);
    }
    // After a statement there is no comment, and no block comment anywhere: each splitter has its
    // own idea of those.
    expect(lines.filter((line) => /\/\*|\S.*--(?!> statement-breakpoint$)/.test(line))).toEqual([]);
  },
);

test("the journal names the migrations there are, in order", () => {
  expect(journal.entries.map(({ tag }) => `migrations/${tag}.sql`)).toEqual(files);
});

test("the migrations make the very tables that the code describes", {
  timeout: 30_000,
}, async () => {
  const last = String(journal.entries.at(-1)!.idx).padStart(4, "0");
  const written = JSON.parse(readFileSync(`migrations/meta/${last}_snapshot.json`, "utf8"));
  const tables: Record<string, unknown> = {};
  for (const file of globSync([
    "app/features/*/{,*.}tables.server.ts",
    "app/platform/*/*.tables.server.ts",
  ]))
    Object.assign(tables, await import(/* @vite-ignore */ path.resolve(file)));
  const described = await generateSQLiteDrizzleJson(tables);
  // Not empty? Run `npm run db:generate`.
  expect(await generateSQLiteMigration(written, described)).toEqual([]);
});

test("a rebuild of a table is refused, and a list of words in a CHECK", () => {
  const rebuild =
    "PRAGMA foreign_keys=OFF;\nCREATE TABLE `__new_users` (`id` text);\nDROP TABLE `users`;\nALTER TABLE `__new_users` RENAME TO `users`;";
  expect(dangers(rebuild)).toEqual([
    "it rebuilds a table (__new_users): with D1, whose foreign keys stay on, that empties the tables that hang on it",
    "it drops a table: DROP TABLE `users`",
  ]);
  expect(dangers("CREATE TABLE a (s text, CONSTRAINT c CHECK(s in ('pending', 'done')))")).toEqual([
    "a CHECK lists words: CHECK(s in ('pending', 'done'); a new word would mean a rebuild",
  ]);
  expect(
    dangers(
      "CREATE TABLE a (n integer, CHECK(n >= 0)); -- DROP TABLE in a comment\nCREATE INDEX i ON a (n);",
    ),
  ).toEqual([]);
  expect(dangers("ALTER TABLE `users` DROP COLUMN `name`;")).toEqual([
    "it drops a column, which the running Worker still reads: DROP COLUMN `name`",
  ]);
});
