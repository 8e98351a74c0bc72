import { and, eq, gte, lt, or, type SQL, sql } from "drizzle-orm";
import { passwordChecks } from "#app/features/account/tables.server.ts";
import type { Db } from "#app/platform/db/db.server.ts";
import type { Platform } from "#app/platform/platform.server.ts";

const minute = 60_000;

/**
 * What is counted per account, by the e-mail address as it is kept: how often, within how many
 * milliseconds.
 */
const limits = {
  password: { most: 10, within: 15 * minute },
  secondFactor: { most: 10, within: 15 * minute },
  letter: { most: 5, within: 60 * minute },
  download: { most: 20, within: 60 * minute },
} as const;

type Counted = { ok: true; n: number } | { ok: false; minutes: number };

/**
 * Counts one more try at an account before it is made, or says in how many minutes there is room
 * again (S4). It is one statement, so that a hundred at the same moment cannot all see room. An
 * address that has no account counts just the same: nobody can tell. `device`: who tries, where it
 * is known (a browser that signed in before, a living session); it has a count of its own.
 */
export async function countAttempt(
  platform: Platform,
  kind: keyof typeof limits,
  email: string,
  device?: string,
): Promise<Counted> {
  const { db, config } = platform;
  const { most, within } = limits[kind];
  const now = platform.now();
  const person = keyOf(kind, await keyed(config.authSecret, email));
  const key = device === undefined ? person : `${person}:${device}`;
  const recent = sql`from ${passwordChecks} where account = ${key} and at > ${now - within}`;
  const [counted] = await db.all<{ n: number }>(
    sql`insert into ${passwordChecks} (account, at) select ${key}, ${now} where (select count(*) ${recent}) < ${most} returning n`,
  );
  if (counted) return { ok: true, n: counted.n };
  const oldest = await db.get<{ at: number } | undefined>(
    sql`select at ${recent} order by at limit 1`,
  );
  return {
    ok: false,
    minutes: Math.max(1, Math.ceil(((oldest?.at ?? now) + within - now) / minute)),
  };
}

const keyOf = (kind: string, person: string) => `${kind}:${person}`;

/** The statement that takes back a counted try: it succeeded, and only failures count. */
export const forgetAttempt = (db: Db, n: number) =>
  db.delete(passwordChecks).where(eq(passwordChecks.n, n));

/** The condition that holds for everything that is counted for this address, on whatever device. */
export async function attemptsOf(
  { config }: Pick<Platform, "config">,
  email: string,
): Promise<SQL | undefined> {
  const person = await keyed(config.authSecret, email);
  const keys = Object.keys(limits).map((kind) => keyOf(kind, person));
  // A device's key is the person's with ":" and its id behind it; ";" is the character after ":".
  return or(
    ...keys.map((key) =>
      and(gte(passwordChecks.account, key), lt(passwordChecks.account, `${key};`)),
    ),
  );
}

/** What the secret makes of an e-mail address, where the address itself is not kept. */
export async function keyed(secret: string, email: string): Promise<string> {
  const bytes = new TextEncoder();
  const key = await crypto.subtle.importKey(
    "raw",
    bytes.encode(secret),
    { name: "HMAC", hash: "SHA-256" },
    false,
    ["sign"],
  );
  const digest = await crypto.subtle.sign("HMAC", key, bytes.encode(email.toLowerCase()));
  return Array.from(new Uint8Array(digest).slice(0, 16), (byte) =>
    byte.toString(16).padStart(2, "0"),
  ).join("");
}
