import { DatabaseSync } from "node:sqlite";
import { expect, test } from "vitest";
import { literal, makeAdmin, resetTwoFactor, type Sql } from "../../scripts/local/first-admin.ts";
import { migrationNames, statementsOf } from "../../scripts/migrations/migrations.ts";

function world() {
  const database = new DatabaseSync(":memory:");
  for (const name of migrationNames())
    for (const statement of statementsOf(name)) database.exec(statement);
  database.exec(`insert into users (id, name, email, email_verified, created_at, updated_at)
      values ('u1', '', 'ana@shop.test', 0, 5, 5), ('u2', '', 'o''hara@shop.test', 0, 6, 6);
    insert into profiles (id, created_at) values ('u1', 5);`);
  const sql: Sql = async (statement) => database.prepare(statement).all();
  const admins = () =>
    database
      .prepare("select id from profiles where is_admin = 1")
      .all()
      .map(({ id }) => id);
  const log = () =>
    database.prepare("select actor_id, action, subject_id, after from audit_log").all();
  return { sql, admins, log, database };
}

test("an account becomes an administrator, once", async () => {
  const { sql, admins, log } = world();
  expect(await makeAdmin(sql, " Ana@shop.test ")).toBe("done");
  expect(await makeAdmin(sql, "ana@shop.test")).toBe("already");
  expect(admins()).toEqual(["u1"]);
  expect(log()).toEqual([
    { actor_id: "console", action: "user.admin", subject_id: "u1", after: '{"isAdmin":true}' },
  ]);
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

test("the last administrator's second factor is reset from the command line, and the audit log says so", async () => {
  const { sql, log, database } = world();
  database.exec(`update profiles set two_factor_since = 7 where id = 'u1';
    insert into totp_secrets (user_id) values ('u1'), ('u2');
    insert into passkeys (id, user_id, credential_id, public_key, counter, name, created_at)
      values ('p1', 'u1', 'c1', '{}', 0, 'Phone', 1);
    insert into recovery_codes (user_id, hash, created_at) values ('u1', 'h1', 1);
    insert into sessions (id, user_id, token, expires_at, created_at, updated_at)
      values ('s1', 'u1', 't1', 9, 1, 1), ('s2', 'u2', 't2', 9, 1, 1);
    insert into verifications (id, identifier, value, expires_at, created_at, updated_at)
      values ('v1', 'reset', 'u1', 9, 1, 1);`);
  expect(await resetTwoFactor(sql, " Ana@shop.test ")).toBe("done");
  expect(await resetTwoFactor(sql, "ana@shop.test")).toBe("already");
  expect(await resetTwoFactor(sql, "nobody@shop.test")).toBe("absent");
  const left = (table: string) =>
    database
      .prepare(`select user_id from ${table}`)
      .all()
      .map(({ user_id }) => user_id);
  expect(["totp_secrets", "passkeys", "recovery_codes", "sessions"].map(left)).toEqual([
    ["u2"],
    [],
    [],
    ["u2"],
  ]);
  expect(log()).toEqual([
    { actor_id: "console", action: "user.twoFactorReset", subject_id: "u1", after: null },
  ]);
});
