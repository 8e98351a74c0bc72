import { and, eq, gt, sql } from "drizzle-orm";
import { membershipOf } from "#app/features/account/plan/membership.ts";
import {
  type SubscriptionRow,
  subscriptionColumns,
  toSubscription,
} from "#app/features/account/plan/subscription.server.ts";
import { type Profile, profileOf } from "#app/features/account/profiles.server.ts";
import { shopMembers } from "#app/features/account/shops.tables.server.ts";
import {
  profiles,
  sessions,
  subscriptions,
  userNumbers,
  users,
} from "#app/features/account/tables.server.ts";
import type { Subscription } from "#app/features/account/viewer.ts";
import { auditQuery, lineOf } from "#app/features/admin/audit/audit.server.ts";
import { grantIn } from "#app/features/admin/changes/grants.ts";
import { shopSettings } from "#app/features/shop/tables.server.ts";
import type { Db } from "#app/platform/db/db.server.ts";
import type { EndOf, PersonView } from "./person.ts";

/** A user with everything that an administrator may see or change. */
export type Person = {
  id: string;
  name: string;
  email: string;
  createdAt: number;
  profile: Profile;
  paid: Subscription | null;
};

/** The columns of a user in every query. */
export const personColumns = {
  n: userNumbers.n,
  id: users.id,
  name: users.name,
  email: users.email,
  createdAt: users.createdAt,
  profile: profiles,
  plan: subscriptionColumns,
};

/** The user with this id; undefined if there is none. */
export async function findPerson(db: Db, id: string): Promise<Person | undefined> {
  const [row] = await db
    .select(personColumns)
    .from(users)
    .leftJoin(userNumbers, eq(userNumbers.userId, users.id))
    .leftJoin(profiles, eq(profiles.id, users.id))
    .leftJoin(subscriptions, eq(subscriptions.userId, users.id))
    .where(eq(users.id, id));
  return row && personOf(row);
}

const detailsQuery = (db: Db, id: string, now: number) =>
  db
    .select({
      ...personColumns,
      devices: devicesOf(id, now),
      customerId: subscriptions.customerId,
      role: shopMembers.role,
      shopName: shopSettings.shopName,
    })
    .from(users)
    .leftJoin(userNumbers, eq(userNumbers.userId, users.id))
    .leftJoin(profiles, eq(profiles.id, users.id))
    .leftJoin(subscriptions, eq(subscriptions.userId, users.id))
    .leftJoin(shopMembers, eq(shopMembers.userId, users.id))
    .leftJoin(shopSettings, eq(shopSettings.shopId, shopMembers.shopId))
    .where(eq(users.id, id));

/** The number of devices that a user is signed in on, fifty at most. */
const devicesOf = (id: string, now: number) =>
  sql<number>`(select count(*) from (select 1 from ${sessions} where ${and(eq(sessions.userId, id), gt(sessions.expiresAt, new Date(now)))} limit 50))`;

/**
 * A user with the number of devices, shop and role, and the last audit entries. Not in one batch:
 * its rows are objects, in which columns of one name (`users.id`, `profiles.id`) overwrite each
 * other.
 */
export async function findPersonDetails(db: Db, id: string, now: number) {
  const [[row], lines] = await Promise.all([
    detailsQuery(db, id, now),
    auditQuery(db, { person: id, limit: 5 }),
  ]);
  if (!row) return undefined;
  const { devices, customerId, role, shopName } = row;
  const shop = role && { role, name: shopName };
  return { person: personOf(row), devices, customerId, shop, history: lines.map(lineOf) };
}

type Row = {
  id: string;
  name: string;
  email: string;
  createdAt: Date;
  profile: typeof profiles.$inferSelect | null;
  plan: SubscriptionRow | null;
};

export const personOf = ({ id, name, email, createdAt, profile, plan }: Row): Person => ({
  id,
  name,
  email,
  createdAt: createdAt.getTime(),
  profile: profileOf(profile),
  paid: toSubscription(plan),
});

/** A user as pages show them. `now` in milliseconds. */
export function toPersonView(
  { id, name, email, createdAt, profile, paid }: Person,
  now: number,
  endOf: EndOf,
): PersonView {
  const membership = membershipOf(profile, now);
  const grant = grantIn(profile);
  return {
    id,
    name,
    email,
    createdAt,
    isAdmin: profile.isAdmin,
    suspendedAt: profile.suspendedAt,
    version: profile.version,
    twoFactorSince: profile.twoFactorSince,
    membership,
    until: endOf(membership, paid),
    isTrial:
      membership.current &&
      paid?.status === "trialing" &&
      membership.tier === profile.subscriptionStatus &&
      membership.endsAt === profile.subscriptionEndsAt,
    grant: grant && { ...grant, current: grant.endsAt > now },
    isPaying: (paid?.tier ?? "free") !== "free",
  };
}
