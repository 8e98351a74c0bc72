import { asc, eq } from "drizzle-orm";
import type { Role } from "#app/features/account/role.ts";
import { shopMembers } from "#app/features/account/shops.tables.server.ts";
import { users } from "#app/features/account/tables.server.ts";
import type { Db } from "#app/platform/db/db.server.ts";

/** A member of a shop as the team page shows them; instants in milliseconds. */
export type ShopMember = {
  id: string;
  name: string;
  email: string;
  role: Role;
  since: number;
  /** Rounded to the hour; null before the first visit. */
  lastSeen: number | null;
};

/** More than a site setting allows. */
const most = 100;

/** The members of a shop, in the order in which they joined. */
export async function listMembers(db: Db, shopId: string): Promise<ShopMember[]> {
  const rows = await db
    .select({
      id: users.id,
      name: users.name,
      email: users.email,
      role: shopMembers.role,
      since: shopMembers.since,
      lastSeen: shopMembers.lastSeenAt,
    })
    .from(shopMembers)
    .innerJoin(users, eq(users.id, shopMembers.userId))
    .where(eq(shopMembers.shopId, shopId))
    .orderBy(asc(shopMembers.since), asc(shopMembers.userId))
    .limit(most);
  return rows.map((row) => ({
    ...row,
    since: row.since.getTime(),
    lastSeen: row.lastSeen?.getTime() ?? null,
  }));
}
