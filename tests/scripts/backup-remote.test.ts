import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, expect, test } from "vitest";
import { checkBackup } from "../../scripts/backup/check.ts";
import { isEmpty, load } from "../../scripts/backup/load.ts";
import { readManifest } from "../../scripts/backup/manifest.ts";
import type { Place } from "../../scripts/backup/place.ts";
import { withRemote } from "../../scripts/backup/remote.ts";
import { save } from "../../scripts/backup/save.ts";
import { migrationNames } from "../../scripts/migrations/migrations.ts";
import { fakeAccount, remoteApp } from "../support/machine/fake-wrangler.ts";

const folder = mkdtempSync(path.join(tmpdir(), "llave-remote-backup-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

type Account = ReturnType<typeof fakeAccount>;
const at = <T>({ wrangler }: Account, work: (place: Place) => Promise<T>) =>
  withRemote({ app: remoteApp, wrangler, retryDelays: [1, 1] }, work);

/**
 * Three members with long and odd chats, a topic, a logo, a video with two files, one of them lost.
 */
function production(): Account {
  const account = fakeAccount({ migrations: migrationNames() });
  account.database.exec(`
    insert into users (id, name, email, created_at, updated_at) values ('u1', 'José', 'jose@shop.test', 1, 1), ('u2', 'Ana', 'ana@shop.test', 1, 1), ('u3', 'Eva', 'eva@shop.test', 1, 1);
    delete from users where id = 'u3';
    insert into discussion_topics (id, user_id, title, content, original_language, created_at, last_activity_at, seen_at) values ('t1', 'u1', 'Rattle', 'It rattles', 'en', 1, 1, 1);
    insert into shops (id, owner_id, created_at) values ('s1', 'u1', 1);
    insert into shop_settings (shop_id, shop_name, logo_file, hourly_rate, currency, default_language, time_zone, updated_at) values ('s1', 'Taller', 'a.png', 1, 'USD', 'es', 'UTC', 1);
    insert into video_tutorials (id, title, description, youtube_id, video_url, thumbnail_url, picture_key, handout_file, category, difficulty_level, created_at)
      values ('v1', 'Brakes', 'Pads', 'y', 'x', 'x', 'p.webp', 'lost.pdf', 'brakes', 'beginner', 1);
    insert into audit_log (id, actor_id, action, subject_id, at) values ('a1', 'console', 'user.admin', 'u1', 1);`);
  const chat = account.database.prepare(
    "insert into chat_history (user_id, id, message, response, status, language, sources, notes, created_at) values ('u1', ?, ?, ?, 'done', 'es', '[]', '[]', 1)",
  );
  for (let n = 0; n < 500; n++)
    chat.run(
      `c${String(n).padStart(3, "0")}`,
      "¿Por qué; 'vibra'?\n\u0000",
      "Revise el soporte. ".repeat(n % 90),
    );
  account.files
    .set("logos/s1/a.png", Buffer.from("logo"))
    .set("pictures/p.webp", Buffer.from("picture"));
  return account;
}

test("production is backed up and restored elsewhere by wrangler's commands alone", async () => {
  const [from, to, backup] = [production(), fakeAccount(), path.join(folder, "whole")];
  const reached: [number, number][] = [];
  const manifest = await at(from, (place) =>
    save(place, backup, (tables, all) => reached.push([tables, all])),
  );
  const all = manifest.tables.length;
  expect(reached).toEqual(manifest.tables.map((_, at) => [at + 1, all]));
  expect(manifest).toMatchObject({
    source: "remote",
    still: true,
    missing: ["handouts/lost.pdf"],
    migrations: migrationNames(),
  });
  expect(manifest.bookmark).toMatch(/^bookmark-/);
  expect(manifest.objects.count).toBe(2);
  // It only looks; and everything is asked of production by its binding, without a question to the
  // one who sits there.
  expect(
    from.commands.filter(
      (command) => !/--command=select|r2 object get|time-travel info/.test(command),
    ),
  ).toEqual([]);
  expect(from.commands[0]?.replace(/--config \S*\//, "--config ")).toBe(
    "d1 execute DB --config wrangler.json --remote --json --yes --command=select 1 from sqlite_master where name = 'd1_migrations'",
  );

  await checkBackup(backup, readManifest(backup, migrationNames()));
  expect(await at(to, isEmpty)).toBe(true);
  expect(await at(to, (place) => load(place, backup, manifest))).toBe(0);
  expect(await at(to, isEmpty)).toBe(false);
  expect(to.commands.some((command) => /--file .*import\.sql/.test(command))).toBe(true);
  expect(to.files).toEqual(from.files);
  const other = {
    ...manifest,
    tables: manifest.tables.map((table) =>
      table.name === "users" ? { ...table, hash: "another" } : table,
    ),
  };
  await expect(at(fakeAccount(), (place) => load(place, backup, other))).rejects.toThrow(
    "users differs from the backup",
  );
  const dump = ({ database }: Account) => [
    database
      .prepare(
        "select type, name, sql from sqlite_master where name not like 'd1_migrations' order by type, name",
      )
      .all(),
    database.prepare("select * from chat_history order by id").all(),
    database
      .prepare("select * from sqlite_sequence where name <> 'd1_migrations' order by name")
      .all(),
    database.prepare("select rowid from users_search('jose')").all(),
    database.prepare("select rowid from discussion_search('rattle')").all(),
    database.prepare("select rowid from video_search('pads')").all(),
  ];
  expect(dump(to)).toEqual(dump(from));
});

test("what is deleted while it is read is left out, and said; what is added meanwhile comes without loose ends", async () => {
  const [from, to, backup] = [production(), fakeAccount(), path.join(folder, "moving")];
  let done = false;
  from.meanwhile = (args) => {
    if (done || !/from "users"/.test(args.join(" "))) return undefined;
    done = true;
    from.database.exec("delete from users where id = 'u1'");
    return undefined;
  };
  const manifest = await at(from, (place) => save(place, backup));
  expect(manifest.still).toBe(false);
  const leftOut = await at(to, (place) => load(place, backup, manifest));
  expect(leftOut).toBeGreaterThan(500);
  expect(to.database.prepare("select count(*) as n from chat_history").get()).toEqual({ n: 0 });
  expect(to.database.prepare("pragma foreign_key_check").all()).toEqual([]);
});

test("a restore that breaks off is not taken for a whole one, and can be run again", async () => {
  const [from, to, backup] = [
    production(),
    fakeAccount({ migrations: migrationNames() }),
    path.join(folder, "again"),
  ];
  const manifest = await at(from, (place) => save(place, backup));
  const sentFile = (args: string[]) =>
    args[0] === "d1" && args.includes("--file") ? readFileSync(args.at(-1)!, "utf8") : "";
  to.meanwhile = (args) =>
    sentFile(args).includes('insert into "chat_history"')
      ? { code: 1, output: "✘ [ERROR] Authentication error" }
      : undefined;
  await expect(at(to, (place) => load(place, backup, manifest))).rejects.toThrow(
    "Authentication error",
  );
  // `wrangler d1 migrations apply`, and so `npm run deploy`, would begin at the first migration and
  // fail.
  expect(
    to.database.prepare("select 1 from sqlite_master where name = 'd1_migrations'").all(),
  ).toEqual([]);
  to.meanwhile = () => undefined;
  expect(await at(to, (place) => load(place, backup, manifest))).toBe(0);
  expect(to.database.prepare("select count(*) as n from d1_migrations").get()).toEqual({
    n: migrationNames().length,
  });
});

test("a backup of an older Llave makes the database of then, for the newer migrations to come", async () => {
  const before = migrationNames().slice(0, 1);
  const [from, to, backup] = [
    fakeAccount({ migrations: before }),
    fakeAccount(),
    path.join(folder, "older"),
  ];
  from.database.exec(`
    insert into users (id, name, email, created_at, updated_at) values ('u1', 'José', 'jose@shop.test', 1, 1);
    insert into discussion_topics (id, user_id, title, content, original_language, created_at, last_activity_at, seen_at) values ('t1', 'u1', 'Rattle', 'It rattles', 'en', 1, 1, 1);`);
  const manifest = await at(from, (place) => save(place, backup));
  expect(await at(to, (place) => load(place, backup, readManifest(backup, migrationNames())))).toBe(
    0,
  );
  expect(manifest.migrations).toEqual(before);
  expect(
    to.database
      .prepare("select name from d1_migrations order by id")
      .all()
      .map(({ name }) => name),
  ).toEqual(before);
  expect(to.database.prepare("select rowid from discussion_search('rattle')").all()).toHaveLength(
    1,
  );
});

test("a question that the network lost is asked again; a refusal, and R2's silence, end the backup without a manifest", async () => {
  const from = production();
  let failures = 2;
  from.meanwhile = () =>
    failures-- > 0 ? { code: 1, output: "✘ [ERROR] fetch failed" } : undefined;
  await at(from, (place) => save(place, path.join(folder, "retried")));

  from.meanwhile = (args) =>
    args[0] === "r2" ? { code: 1, output: "✘ [ERROR] Authentication error" } : undefined;
  const broken = path.join(folder, "broken");
  await expect(at(from, (place) => save(place, broken))).rejects.toThrow(
    "R2 did not give logos/s1/a.png: Authentication error",
  );
  expect(() => readManifest(broken, migrationNames())).toThrow("one that broke off");
});
