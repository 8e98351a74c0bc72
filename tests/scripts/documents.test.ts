import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { DatabaseSync } from "node:sqlite";
import { expect, test } from "vitest";
import { migrationNames } from "../../scripts/migrations.ts";

// What somebody types in a bad hour must exist.
const documents = ["docs/runbook.md", "docs/growth.md"];
const { scripts } = JSON.parse(readFileSync("package.json", "utf8")) as { scripts: Record<string, string> };

test.each(documents)("%s: every statement runs on the database as it is", (document) => {
  const database = new DatabaseSync(":memory:");
  for (const name of migrationNames()) database.exec(readFileSync(`migrations/${name}`, "utf8"));
  for (const [, sql] of readFileSync(document, "utf8").matchAll(/\bsql "([^"$]+)"/g))
    expect(() => database.prepare(sql!), sql).not.toThrow();
});

test.each(documents)("%s: every npm script and every file exists", (document) => {
  const text = readFileSync(document, "utf8");
  for (const [, name] of text.matchAll(/npm run ([\w:]+)/g)) expect(Object.keys(scripts)).toContain(name);
  for (const [, target] of text.matchAll(/\]\((?!https?:|#)([^)#]+)/g))
    expect([target, existsSync(path.join("docs", target!))]).toEqual([target, true]);
  for (const [, file] of text.matchAll(/`((?:scripts|tests|bench|app|workers)\/[\w./-]+)`/g))
    expect([file, existsSync(file!)]).toEqual([file, true]);
});
