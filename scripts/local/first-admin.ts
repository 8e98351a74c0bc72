import { v7 as newId } from "uuid";
import { consoleActor } from "#app/features/admin/audit/audit.ts";
import { Failure } from "../failure.ts";

/** Runs one statement and returns its rows. */
export type Sql = (statement: string) => Promise<Record<string, unknown>[]>;

/** Text as an SQLite literal. @throws Failure on what no email address contains */
export function literal(text: string): string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is refused
  if (text.length > 254 || /[\u0000-\u001f\u007f]/.test(text))
    throw new Failure("That is not an e-mail address.");
  return `'${text.replaceAll("'", "''")}'`;
}

/**
 * Makes the account of this address an administrator. The audit entry comes first: a flag without
 * an entry would be worse than an entry without a flag.
 */
export async function makeAdmin(sql: Sql, email: string): Promise<"done" | "already" | "absent"> {
  // Addresses are stored in lower case, as better-auth does.
  const account = literal(email.trim().toLowerCase());
  const found = await sql(
    `select profiles.is_admin as flag from users left join profiles on profiles.id = users.id where users.email = ${account}`,
  );
  if (found.length === 0) return "absent";
  if (Number(found[0]!.flag) === 1) return "already";
  const now = Date.now();
  await sql(
    `insert into audit_log (id, actor_id, action, subject_id, before, after, at) select '${newId({ msecs: now })}', '${consoleActor}', 'user.admin', id, '{"isAdmin":false}', '{"isAdmin":true}', ${now} from users where email = ${account}`,
  );
  await sql(
    `insert into profiles (id, is_admin, created_at) select id, 1, created_at from users where email = ${account} on conflict (id) do update set is_admin = 1, version = version + 1`,
  );
  return "done";
}

/**
 * Removes the second factors of an account and signs it out everywhere, for an administrator whom
 * no other can help. The audit entry comes first. Each statement may be run again.
 */
export async function resetTwoFactor(
  sql: Sql,
  email: string,
): Promise<"done" | "already" | "absent"> {
  const account = literal(email.trim().toLowerCase());
  const found = await sql(
    `select profiles.two_factor_since as since from users left join profiles on profiles.id = users.id where users.email = ${account}`,
  );
  if (found.length === 0) return "absent";
  if (found[0]!.since === null) return "already";
  const now = Date.now();
  await sql(
    `insert into audit_log (id, actor_id, action, subject_id, before, after, at) select '${newId({ msecs: now })}', '${consoleActor}', 'user.twoFactorReset', id, null, null, ${now} from users where email = ${account}`,
  );
  const theirs = `user_id = (select id from users where email = ${account})`;
  for (const table of ["totp_secrets", "passkeys", "recovery_codes", "sessions"])
    await sql(`delete from ${table} where ${theirs}`);
  await sql(
    `delete from verifications where value = (select id from users where email = ${account})`,
  );
  await sql(
    `update profiles set two_factor_since = null where id = (select id from users where email = ${account})`,
  );
  return "done";
}

/** The database on this machine. */
export const localSql =
  (d1: D1Database): Sql =>
  async (statement) =>
    (await d1.prepare(statement).all()).results;
