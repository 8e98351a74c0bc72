import { asc, eq, type SQL, sql } from "drizzle-orm";
import type { Role } from "#app/features/account/role.ts";
import { shopMembers } from "#app/features/account/shops.tables.server.ts";
import { users } from "#app/features/account/tables.server.ts";
import type { Db } from "#app/platform/db/db.server.ts";
import { shopSettings } from "./tables.server.ts";

/** The shop that someone belongs to, by its name once its settings are saved, and their role. */
export const findShopOf = (
  db: Db,
  userId: string,
): Promise<{ role: Role; name: string | null } | undefined> =>
  db
    .select({ role: shopMembers.role, name: shopSettings.shopName })
    .from(shopMembers)
    .leftJoin(shopSettings, eq(shopSettings.shopId, shopMembers.shopId))
    .where(eq(shopMembers.userId, userId))
    .get();

const member = {
  id: shopMembers.userId,
  name: sql<string>`coalesce(nullif(${users.name}, ''), ${users.email})`.as("member_name"),
};

/** The members that a job can be assigned to: everyone in the shop, by time of joining. */
export const membersQuery = (db: Db, shopId: string) => membersWith(db, shopId, {});

/** Members, each with further columns of the shop: the viewer is one, so there is always a row. */
export const membersWith = <Beside extends Record<string, SQL.Aliased>>(
  db: Db,
  shopId: string,
  beside: Beside,
) =>
  db
    .select({ ...member, ...beside })
    .from(shopMembers)
    .innerJoin(users, eq(users.id, shopMembers.userId))
    .where(eq(shopMembers.shopId, shopId))
    .orderBy(asc(shopMembers.since), asc(shopMembers.userId))
    .limit(100);
