import { createHmac } from "node:crypto";
import { eq } from "drizzle-orm";
import { v7 as newId } from "uuid";
import type { Role } from "#app/features/account/role.ts";
import { shopMembers, shops } from "#app/features/account/shops.tables.server.ts";
import { profiles, sessions, users } from "#app/features/account/tables.server.ts";
import type { Db } from "#app/platform/db/db.server.ts";
import { day } from "#app/values/calendar.ts";
import type { Tier } from "#app/values/tier.ts";
import { authSecret } from "./secret.ts";

export type Person = {
  id: string;
  email: string;
  name: string;
  sessionId: string;
  cookie: string;
  /** The shop of one's own, which a Diamond person has from the start. */
  shopId: string;
};
type Traits = {
  endsAt?: number | null;
  isAdmin?: boolean;
  name?: string;
  email?: string;
  /** In place of a shop of one's own. */
  worksAt?: { shopId: string; role: Role };
};

/** The id of the shop that tests give to a person. */
const shopIdOf = ({ id }: { id: string }): string => `shop-${id}`;

/** The statements that give a person a shop. */
const ownShop = (db: Db, owner: { id: string }, at = new Date()) =>
  [
    db.insert(shops).values({ id: shopIdOf(owner), ownerId: owner.id, createdAt: at }),
    db.insert(shopMembers).values({
      shopId: shopIdOf(owner),
      userId: owner.id,
      role: "owner",
      since: at,
      lastSeenAt: at,
    }),
  ] as const;

/**
 * Someone who is signed in. A paid plan ends in a month unless `endsAt` (milliseconds) says
 * otherwise.
 */
export async function signedIn(
  db: Db,
  tier: Tier = "free",
  { endsAt, isAdmin = false, name, email, worksAt }: Traits = {},
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
    shopId: worksAt?.shopId ?? shopIdOf({ id }),
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
    ...(worksAt
      ? [db.insert(shopMembers).values({ ...worksAt, userId: id, since: at, lastSeenAt: at })]
      : tier === "premium"
        ? ownShop(db, { id }, at)
        : []),
  ]);
  if (worksAt || tier === "premium") shopsByUser.set(id, person.shopId);
  return person;
}

/** The shops of the people made here, so that no test has to look one up again. */
const shopsByUser = new Map<string, string>();

/** The shop that the user belongs to, or a new one of their own. */
export async function shopOf(db: Db, owner: { id: string }): Promise<string> {
  const known = shopsByUser.get(owner.id);
  if (known) return known;
  const [member] = await db
    .select({ shopId: shopMembers.shopId })
    .from(shopMembers)
    .where(eq(shopMembers.userId, owner.id));
  if (member) return member.shopId;
  await db.batch(ownShop(db, owner));
  shopsByUser.set(owner.id, shopIdOf(owner));
  return shopIdOf(owner);
}

/** Someone whose plan ran out yesterday. */
export const lapsed = (db: Db, tier: Tier) => signedIn(db, tier, { endsAt: Date.now() - day });

export function sessionCookie(token: string): string {
  const signature = createHmac("sha256", authSecret).update(token).digest("base64");
  return `llave.session_token=${encodeURIComponent(`${token}.${signature}`)}`;
}
