import { and, eq, type SQL, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/sqlite-core";
import { v7 as newId } from "uuid";
import type { Db } from "#app/platform/db/db.server.ts";
import { insertSelect } from "#app/platform/db/insert-select.server.ts";
import type { Platform } from "#app/platform/platform.server.ts";
import { membershipOf } from "./plan/membership.ts";
import { shopMembers, shops } from "./shops.tables.server.ts";
import { profiles, users } from "./tables.server.ts";
import type { ViewerShop } from "./viewer.ts";

/** The profile of the shop's owner, whose plan keeps the shop open. */
export const ownerProfiles = alias(profiles, "owner_profiles");

/** The columns of a membership that are read with the viewer, from the joins of `viewerQuery`. */
export const membershipColumns = {
  id: shops.id,
  ownerId: shops.ownerId,
  role: shopMembers.role,
  techniciansSeePrices: shops.techniciansSeePrices,
  usesClock: shops.usesClock,
  usesParts: shops.usesParts,
  firstStepsEndedAt: shops.firstStepsEndedAt,
  lastSeenAt: shopMembers.lastSeenAt,
};

export const ownerPlanColumns = {
  subscriptionStatus: ownerProfiles.subscriptionStatus,
  subscriptionEndsAt: ownerProfiles.subscriptionEndsAt,
  grantTier: ownerProfiles.grantTier,
  grantEndsAt: ownerProfiles.grantEndsAt,
};

type Row = Pick<
  ViewerShop,
  "id" | "ownerId" | "role" | "techniciansSeePrices" | "usesClock" | "usesParts"
> & {
  firstStepsEndedAt: Date | null;
  lastSeenAt: Date | null;
};
/** A left join answers null in every column where there is nothing. */
type OrNulls<Columns> = { [Name in keyof Columns]: Columns[Name] | null };
type OwnerPlan = Pick<typeof profiles.$inferSelect, keyof typeof ownerPlanColumns>;

export function viewerShopOf(
  row: OrNulls<Row>,
  plan: OrNulls<OwnerPlan> | null,
  now: number,
): ViewerShop | null {
  if (row.id === null) return null;
  const { tier, current } = membershipOf(
    {
      subscriptionStatus: plan?.subscriptionStatus ?? "free",
      subscriptionEndsAt: plan?.subscriptionEndsAt?.getTime() ?? null,
      grantTier: plan?.grantTier ?? null,
      grantEndsAt: plan?.grantEndsAt?.getTime() ?? null,
    },
    now,
  );
  const { firstStepsEndedAt, ...member } = row as Row;
  return {
    ...member,
    isStarting: firstStepsEndedAt === null,
    lastSeenAt: member.lastSeenAt?.getTime() ?? null,
    open: tier === "premium" && current,
  };
}

/** The condition that someone is a member of a shop, in the role that they have in it now. */
export const isMember = (userId: string, { id, role }: Pick<ViewerShop, "id" | "role">): SQL =>
  sql`EXISTS (SELECT 1 FROM shop_members WHERE user_id = ${userId} AND shop_id = ${id} AND role = ${role})`;

const membershipQuery = (db: Db, userId: string) =>
  db
    .select({ shop: membershipColumns, plan: ownerPlanColumns })
    .from(shopMembers)
    .innerJoin(shops, eq(shops.id, shopMembers.shopId))
    .leftJoin(ownerProfiles, eq(ownerProfiles.id, shops.ownerId))
    .where(eq(shopMembers.userId, userId));

/** The shop that this person belongs to, or null. */
export async function findMembership(
  db: Db,
  userId: string,
  now: number,
): Promise<ViewerShop | null> {
  const row = await membershipQuery(db, userId).get();
  return row ? viewerShopOf(row.shop, row.plan, now) : null;
}

/**
 * The shop of a user who belongs to none yet: their own, created here. Concurrent calls create one
 * shop; a user who joined another shop meanwhile gets that one.
 */
export async function createOwnShop({ db, now }: Pick<Platform, "db" | "now">, userId: string) {
  const at = new Date(now());
  const [, , [row]] = await db.batch([
    insertSelect(
      db,
      shops,
      {
        id: newId(),
        ownerId: users.id,
        techniciansSeePrices: false,
        usesClock: false,
        usesParts: false,
        createdAt: at,
        firstStepsEndedAt: null,
        version: 1,
      },
      sql`FROM ${users} WHERE ${and(
        eq(users.id, userId),
        sql`NOT EXISTS (SELECT 1 FROM shop_members WHERE user_id = ${userId})`,
      )}`,
    ).onConflictDoNothing(),
    insertSelect(
      db,
      shopMembers,
      {
        shopId: shops.id,
        userId: shops.ownerId,
        role: "owner",
        since: at,
        lastSeenAt: at,
        version: 1,
      },
      sql`FROM ${shops} WHERE ${eq(shops.ownerId, userId)}`,
    ).onConflictDoNothing(),
    membershipQuery(db, userId),
  ]);
  if (!row) throw new Error("The shop could not be made");
  return viewerShopOf(row.shop, row.plan, now())!;
}
