import { mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { DatabaseSync } from "node:sqlite";
import { expect, onTestFinished, test } from "vitest";
import { withRemote } from "../../scripts/backup/remote.ts";
import { stateOf } from "../../scripts/local/data.ts";
import { localD1 } from "../../scripts/local/local.ts";
import {
  applyMigrations,
  migrate,
  migrationNames,
  pendingMigrations,
  statementsOf,
} from "../../scripts/migrations/migrations.ts";
import { fakeAccount, remoteApp } from "../support/machine/fake-wrangler.ts";

type Account = ReturnType<typeof fakeAccount>;
const apply = ({ wrangler }: Account) =>
  withRemote({ app: remoteApp, wrangler, retryDelays: [] }, ({ database }) => migrate(database));
const recorded = ({ database }: Account) =>
  database.prepare("select 1 from sqlite_master where name = 'd1_migrations'").get()
    ? database.prepare("select name from d1_migrations order by id").all()
    : [];
const names = migrationNames().map((name) => ({ name }));

test("an empty production database gets every migration, each as a file with its own record", async () => {
  const account = fakeAccount();
  expect(await apply(account)).toEqual(migrationNames());
  expect(recorded(account)).toEqual(names);
  const writes = account.commands.filter((command) => !/--command=select/.test(command));
  expect(writes).toHaveLength(migrationNames().length);
  for (const command of writes) expect(command).toMatch(/^d1 execute DB .*--remote .*--file /);
});

test("what wrangler recorded counts: only later migrations are applied, and a second run applies none", async () => {
  const account = fakeAccount({ migrations: migrationNames().slice(0, -1) });
  expect(await apply(account)).toEqual(migrationNames().slice(-1));
  expect(await apply(account)).toEqual([]);
  expect(recorded(account)).toEqual(names);
});

test("a migration that fails leaves nothing half done and is named; the next run goes on from there", async () => {
  const account = fakeAccount();
  let files = 0;
  account.meanwhile = (args) =>
    args.includes("--file") && ++files === names.length
      ? { code: 1, output: "✘ [ERROR] incomplete input: SQLITE_ERROR" }
      : undefined;
  await expect(apply(account)).rejects.toThrow(`${migrationNames().at(-1)} could not be applied`);
  expect(recorded(account)).toEqual(names.slice(0, -1));
  expect(await apply(account)).toEqual(migrationNames().slice(-1));
});

test("a database that wrangler migrated, and one migrated from files, are the same", async () => {
  const [ours, theirs] = [fakeAccount(), fakeAccount({ migrations: migrationNames() })];
  await apply(ours);
  const schema = (database: DatabaseSync) =>
    database
      .prepare(
        "select type, name, sql from sqlite_master where name <> 'd1_migrations' order by type, name",
      )
      .all();
  expect(schema(ours.database)).toEqual(schema(theirs.database));
});

test("a new data folder gets every migration, and its database lists them as applied", async () => {
  const folder = mkdtempSync(path.join(tmpdir(), "llave-migrations-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  expect(pendingMigrations(folder)).toEqual(migrationNames());
  await applyMigrations(folder);
  expect(pendingMigrations(folder)).toEqual([]);
});

test("another database in the data folder does not count as the one that is opened", async () => {
  const folder = mkdtempSync(path.join(tmpdir(), "llave-migrations-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const other = path.join(stateOf(folder), path.dirname(localD1.file), "other.sqlite");
  mkdirSync(path.dirname(other), { recursive: true });
  const database = new DatabaseSync(other);
  database.exec("create table d1_migrations (id integer primary key, name text)");
  for (const name of migrationNames())
    database.prepare("insert into d1_migrations (name) values (?)").run(name);
  database.close();
  expect(pendingMigrations(folder)).toEqual(migrationNames());
});

test("the words of a job that stood in one text are in their columns, however often it is run", () => {
  const migration = "0043_search-columns.sql";
  const database = new DatabaseSync(":memory:");
  database.exec("pragma foreign_keys = off");
  for (const name of migrationNames().filter((name) => name < migration))
    database.exec(statementsOf(name).join(";\n"));
  const insert = database.prepare(`insert into repair_jobs (shop_id, id, number,
    customer_first_name, customer_last_name, customer_email, customer_phone, car_make, car_model,
    car_year, license_plate, issues, language, search, created_at, updated_at)
    values ('s', ?1, ?1, '', '', '', '', '', '', 2015, '', '', 'en', ?2, 0, 0)`);
  const packed = [
    "wo-000001 ana",
    "wo-000002 ana\u001ebrakes\u001fcoil\u001ebobina\u001dpads balatas",
    "wo-000003 ana\u001fcoil\u001dpads",
    "wo-000004 ana\u001ebrakes\u001dpads",
  ];
  for (const [at, search] of packed.entries()) insert.run(at + 1, search);
  const statements = statementsOf(migration);
  database.exec(statements.join(";\n"));
  for (const update of statements.filter((one) => one.includes("UPDATE"))) database.exec(update);
  const rows = database
    .prepare(
      `select search, search_issues_translated as issues, search_diagnostic as diagnostic,
      search_diagnostic_translated as translated, search_quotes as quotes from repair_jobs order by number`,
    )
    .all();
  expect(rows.map((row) => Object.values(row))).toEqual([
    ["wo-000001 ana", null, null, null, null],
    ["wo-000002 ana", "brakes", "coil", "bobina", "pads balatas"],
    ["wo-000003 ana", null, "coil", null, "pads"],
    ["wo-000004 ana", "brakes", null, null, "pads"],
  ]);
});
