import { createHmac } from "node:crypto";
import { v7 as newId } from "uuid";
import { profiles, sessions, users } from "#app/features/account/tables.server.ts";
import type { Db } from "#app/platform/db/db.server.ts";
import { day } from "#app/values/calendar.ts";
import type { Tier } from "#app/values/tier.ts";
import { authSecret } from "./app.ts";

export type Person = { id: string; email: string; name: string; sessionId: string; cookie: string };
type Traits = { endsAt?: number | null; isAdmin?: boolean; name?: string; email?: string };

/**
 * Someone who is signed in. A paid plan ends in a month unless `endsAt` (milliseconds) says
 * otherwise.
 */
export async function signedIn(
  db: Db,
  tier: Tier = "free",
  { endsAt, isAdmin = false, name, email }: Traits = {},
): Promise<Person> {
  const [id, sessionId] = [newId(), newId()];
  const now = Date.now();
  const token = newId().replaceAll("-", "");
  const person = {
    id,
    sessionId,
    name: name ?? "Ana Ruiz",
    email: email ?? `${id}@shop.test`,
    cookie: sessionCookie(token),
  };
  const ends = endsAt === undefined ? now + 30 * day : endsAt;
  const at = new Date(now);
  await db.batch([
    db
      .insert(users)
      .values({ id, name: person.name, email: person.email, createdAt: at, updatedAt: at }),
    db.insert(profiles).values({
      id,
      isAdmin,
      subscriptionStatus: tier,
      subscriptionEndsAt: tier === "free" || ends === null ? null : new Date(ends),
      createdAt: at,
    }),
    db.insert(sessions).values({
      id: sessionId,
      userId: id,
      token,
      expiresAt: new Date(now + day * 30),
      createdAt: at,
      updatedAt: at,
    }),
  ]);
  return person;
}

/** Someone whose plan ran out yesterday. */
export const lapsed = (db: Db, tier: Tier) => signedIn(db, tier, { endsAt: Date.now() - day });

function sessionCookie(token: string): string {
  const signature = createHmac("sha256", authSecret).update(token).digest("base64");
  return `llave.session_token=${encodeURIComponent(`${token}.${signature}`)}`;
}
