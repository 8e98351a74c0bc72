import { DatabaseSync } from "node:sqlite";
import { expect, test } from "vitest";
import { literal, makeAdmin, type Sql } from "../../scripts/first-admin.ts";

function world() {
  const database = new DatabaseSync(":memory:");
  database.exec(`create table users (id text primary key, email text, created_at integer);
    create table profiles (id text primary key, is_admin integer not null default 0, created_at integer not null);
    insert into users values ('u1', 'ana@shop.test', 5), ('u2', 'o''hara@shop.test', 6);
    insert into profiles values ('u1', 0, 5);`);
  const sql: Sql = async (statement) => database.prepare(statement).all();
  const admins = () =>
    database
      .prepare("select id from profiles where is_admin = 1")
      .all()
      .map(({ id }) => id);
  return { sql, admins };
}

test("an account becomes an administrator, once", async () => {
  const { sql, admins } = world();
  expect(await makeAdmin(sql, " Ana@shop.test ")).toBe("done");
  expect(await makeAdmin(sql, "ana@shop.test")).toBe("already");
  expect(admins()).toEqual(["u1"]);
});

test("so does one whose profile was never written, and whose address holds an apostrophe", async () => {
  const { sql, admins } = world();
  expect(await makeAdmin(sql, "o'hara@shop.test")).toBe("done");
  expect(admins()).toEqual(["u2"]);
});

test("nobody becomes one by a trick", async () => {
  const { sql, admins } = world();
  expect(await makeAdmin(sql, "x' or '1'='1")).toBe("absent");
  expect(await makeAdmin(sql, "x'; update profiles set is_admin = 1; --")).toBe("absent");
  expect(admins()).toEqual([]);
  expect(() => literal("a\u0000b")).toThrow();
});
