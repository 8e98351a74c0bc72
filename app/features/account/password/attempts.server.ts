import { Buffer } from "node:buffer";
import { and, eq, gte, lt, or, type SQL, sql } from "drizzle-orm";
import { passwordChecks } from "#app/features/account/tables.server.ts";
import type { Db } from "#app/platform/db/db.server.ts";
import type { Platform } from "#app/platform/platform.server.ts";

const minute = 60_000;

/**
 * Attempts counted per account, by its stored email address: the maximum, and the window in
 * milliseconds.
 */
const limits = {
  password: { most: 10, within: 15 * minute },
  secondFactor: { most: 10, within: 15 * minute },
  letter: { most: 5, within: 60 * minute },
  download: { most: 20, within: 60 * minute },
  clockPin: { most: 5, within: 15 * minute },
} as const;

type AttemptCount = { ok: true; n: number } | { ok: false; minutes: number };

/**
 * Counts an attempt before it is made, or returns the minutes to wait (S4): in one statement, so
 * that concurrent attempts cannot exceed the limit. An address without an account counts the same.
 * A known `device` (a browser that signed in before, a session) has its own count.
 */
export async function countAttempt(
  platform: Platform,
  kind: keyof typeof limits,
  email: string,
  device?: string,
): Promise<AttemptCount> {
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

/** The statement that removes a counted attempt: only failures count. */
export const forgetAttempt = (db: Db, n: number) =>
  db.delete(passwordChecks).where(eq(passwordChecks.n, n));

/** The condition for every count of this address, on any device. */
export async function attemptsOf(
  { config }: Pick<Platform, "config">,
  email: string,
): Promise<SQL | undefined> {
  const person = await keyed(config.authSecret, email);
  const keys = Object.keys(limits).map((kind) => keyOf(kind, person));
  // A device's key is the address's key, ":" and its id; ";" follows ":" in ASCII.
  return or(
    ...keys.map((key) =>
      and(gte(passwordChecks.account, key), lt(passwordChecks.account, `${key};`)),
    ),
  );
}

/** A keyed hash of an email address, for where the address is not stored. */
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
  return Buffer.from(digest, 0, 16).toString("hex");
}
