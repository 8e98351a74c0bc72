import { and, eq, exists, ne, type SQL, sql } from "drizzle-orm";
import type { Role } from "#app/features/account/role.ts";
import { shopMembers, shops } from "#app/features/account/shops.tables.server.ts";
import { profiles, users } from "#app/features/account/tables.server.ts";
import type { Db } from "#app/platform/db/db.server.ts";
import type { Person } from "./hand-over-letter.ts";
import { colleagueRow, mayOwn } from "./members.server.ts";

/** The recipients of the letters about a transfer. */
type HandedOver = { to: Person; from: Person };

type Transfer = { shopId: string; fromId: string; toId: string };

/**
 * Makes a member with a current Diamond plan the owner, and the owner an advisor, in one atomic
 * batch. "noPlan": without such a plan, or it ended at this moment. "gone": no such member, or the
 * shop was transferred already.
 */
export async function handOver(
  db: Db,
  { shopId, fromId, toId }: Transfer,
  now: number,
): Promise<HandedOver | "noPlan" | "gone"> {
  const to = await findPerson(db, toId, colleagueRow({ shopId, userId: toId }));
  if (!to) return "gone";
  if (!mayOwn(to.profile, now)) return "noPlan";
  // Every change of a plan raises the version.
  const stillMayOwn = and(eq(profiles.id, toId), eq(profiles.version, to.profile.version));
  const newOwner = db
    .select({ id: profiles.id })
    .from(profiles)
    .innerJoin(shopMembers, eq(shopMembers.userId, profiles.id))
    .where(and(stillMayOwn, colleagueRow({ shopId, userId: toId })));
  const handed = exists(db.select({ id: shops.id }).from(shops).where(ownedBy(shopId, toId)));
  const [moved] = await db.batch([
    db
      .update(shops)
      .set({ ownerId: toId, version: sql`${shops.version} + 1` })
      .where(and(ownedBy(shopId, fromId), exists(newOwner))),
    // The old owner first: at no moment there are two.
    setRole(db, { role: "advisor", row: and(memberRow(shopId, fromId), handed) }),
    setRole(db, { role: "owner", row: and(memberRow(shopId, toId), handed) }),
  ]);
  const from = await findPerson(db, fromId);
  if (moved.meta.changes > 0 && from) return { to: to.person, from: from.person };
  const still = await db.select({ id: shops.id }).from(shops).where(ownedBy(shopId, fromId)).get();
  return still ? "noPlan" : "gone";
}

const ownedBy = (shopId: string, userId: string) =>
  and(eq(shops.id, shopId), eq(shops.ownerId, userId));

const memberRow = (shopId: string, userId: string) =>
  and(eq(shopMembers.shopId, shopId), eq(shopMembers.userId, userId));

const setRole = (db: Db, { role, row }: { role: Role; row: SQL | undefined }) =>
  db
    .update(shopMembers)
    .set({ role, version: sql`${shopMembers.version} + 1` })
    .where(and(row, ne(shopMembers.role, role)));

/** A member with the facts that decide whether they may own a shop; undefined without one. */
async function findPerson(db: Db, userId: string, member?: SQL) {
  const row = await db
    .select({ name: users.name, email: users.email, profile: profiles })
    .from(users)
    .innerJoin(profiles, eq(profiles.id, users.id))
    .leftJoin(shopMembers, eq(shopMembers.userId, users.id))
    .where(and(eq(users.id, userId), member))
    .get();
  if (!row) return undefined;
  const { name, email, profile } = row;
  return { person: { name, email, language: profile.language } satisfies Person, profile };
}
