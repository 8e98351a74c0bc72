import { and, asc, eq, ne } from "drizzle-orm";
import { membershipOf } from "#app/features/account/plan/membership.ts";
import { profileOf } from "#app/features/account/profiles.server.ts";
import type { Role } from "#app/features/account/role.ts";
import { shopMembers } from "#app/features/account/shops.tables.server.ts";
import { profiles, users } from "#app/features/account/tables.server.ts";
import type { Db } from "#app/platform/db/db.server.ts";

/** Which member of which shop. */
export type MemberRef = { shopId: string; userId: string };

/** Someone of a shop who is not its owner. */
type Colleague = { id: string; name: string; email: string; role: Role };

/** The display name of a person who may have none. */
export const calledBy = ({ name, email }: { name: string; email: string }): string => name || email;

/** More than there are seats. */
const most = 100;

const memberColumns = {
  id: users.id,
  name: users.name,
  email: users.email,
  role: shopMembers.role,
};

/** The row of a member who is not the owner. */
export const colleagueRow = ({ shopId, userId }: MemberRef) =>
  and(
    eq(shopMembers.shopId, shopId),
    eq(shopMembers.userId, userId),
    ne(shopMembers.role, "owner"),
  );

/** A member by id; the owner is not found, as there is nothing to do with them. */
export const findColleague = (db: Db, ref: MemberRef): Promise<Colleague | undefined> =>
  db
    .select(memberColumns)
    .from(shopMembers)
    .innerJoin(users, eq(users.id, shopMembers.userId))
    .where(colleagueRow(ref))
    .get();

/** Everyone but the owner, by their time in the shop, and whether they could own it. */
export async function listColleagues(db: Db, shopId: string, now: number) {
  const rows = await db
    .select({ member: memberColumns, profile: profiles })
    .from(shopMembers)
    .innerJoin(users, eq(users.id, shopMembers.userId))
    .innerJoin(profiles, eq(profiles.id, shopMembers.userId))
    .where(and(eq(shopMembers.shopId, shopId), ne(shopMembers.role, "owner")))
    .orderBy(asc(shopMembers.since), asc(shopMembers.userId))
    .limit(most);
  return rows.map(({ member, profile }) => ({ ...member, mayOwn: mayOwn(profile, now) }));
}

/** The members who could own the shop: those with a current Diamond plan of their own. */
export const listSuccessors = async (db: Db, shopId: string, now: number): Promise<Colleague[]> =>
  (await listColleagues(db, shopId, now)).filter((one) => one.mayOwn);

/** Whether someone's own plan keeps a shop open, so that they may own one. */
export function mayOwn(row: typeof profiles.$inferSelect, now: number): boolean {
  const { tier, current } = membershipOf(profileOf(row), now);
  return tier === "premium" && current && row.suspendedAt === null;
}
