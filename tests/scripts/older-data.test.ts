import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { DatabaseSync } from "node:sqlite";
import { expect, test } from "vitest";
import { stateOf } from "../../scripts/local/data.ts";
import { localD1 } from "../../scripts/local/local.ts";

test("npm start refuses data of an earlier version in one line, and touches nothing", () => {
  const data = mkdtempSync(path.join(tmpdir(), "llave-older-"));
  const file = path.join(stateOf(data), localD1.file);
  mkdirSync(path.dirname(file), { recursive: true });
  const database = new DatabaseSync(file);
  database.exec("create table d1_migrations (id integer primary key, name text)");
  database.exec("insert into d1_migrations (name) values ('0000_accounts_and_repair.sql')");
  database.close();
  const before = readFileSync(file);

  const { status, stdout, stderr } = spawnSync(process.execPath, ["scripts/start.ts"], {
    env: { ...process.env, LLAVE_DATA: data, PORT: "0" },
    encoding: "utf8",
  });
  expect(status).toBe(1);
  expect(stdout + stderr).toBe(
    `${data} is from an earlier version of Llave and cannot be used: move it away or delete it, or set LLAVE_DATA to another folder, then start again.\n`,
  );
  expect(readFileSync(file)).toEqual(before);
  expect(readdirSync(data)).toEqual(["v3"]);
  rmSync(data, { recursive: true });
});
