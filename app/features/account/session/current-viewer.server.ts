import { and, eq, gt, type SQL, sql } from "drizzle-orm";
import {
  subscriptionColumns,
  toSubscription,
} from "#app/features/account/plan/subscription.server.ts";
import { profileOf, rightsOf } from "#app/features/account/profiles.server.ts";
import { hasReplies } from "#app/features/account/reply-letters/has-replies.server.ts";
import {
  membershipColumns,
  ownerPlanColumns,
  ownerProfiles,
  viewerShopOf,
} from "#app/features/account/shop-membership.server.ts";
import { shopMembers, shops } from "#app/features/account/shops.tables.server.ts";
import { profiles, sessions, subscriptions, users } from "#app/features/account/tables.server.ts";
import type { Viewer } from "#app/features/account/viewer.ts";
import { type Db, prepared } from "#app/platform/db/db.server.ts";
import type { Platform } from "#app/platform/platform.server.ts";
import { day } from "#app/values/calendar.ts";
import { cookieOf } from "#app/values/cookie.ts";
import { sessionCookie } from "./session-cookie.ts";
import { sessionEnd, sessionLife } from "./session-life.ts";
import { signedToken } from "./signed-cookie.server.ts";

/** The age at which better-auth renews a session (`updateAge`), in milliseconds. */
const renewal = day;

/**
 * The viewer of a valid session that is not due for renewal, by better-auth's own rule (signature,
 * row, end date) but in one statement instead of three, because every page waits for it. Undefined
 * for everything else, which better-auth decides.
 */
export async function findViewerByCookie(
  { config, db, now }: Platform,
  headers: Headers,
  isGenuine: Promise<boolean>,
): Promise<Viewer | undefined> {
  const token = await signedToken(cookieOf(headers, sessionCookie), {
    secret: config.authSecret,
    isGenuine,
  });
  if (!token) return undefined;
  const asked = {
    token,
    after: new Date(now() + sessionLife * 1000 - renewal),
    since: new Date(now() - sessionEnd),
  };
  // Signing in must not depend on the forum's tables.
  const row = await viewerByToken(db)
    .get(asked)
    .catch(() => viewerAlone(db).get(asked));
  if (!row) return undefined;
  const { profile: written, plan, shop, ownerPlan, replies, ...person } = row;
  const profile = profileOf(written);
  // `findViewer` checks again and finds no viewer
  if (profile.suspendedAt !== null) return undefined;
  return {
    ...person,
    ...rightsOf(profile, config, now()),
    shop: viewerShopOf(shop, ownerPlan, now()),
    paid: toSubscription(plan),
    hasReplies: replies === 1,
  };
}

const viewerByToken = prepared((db) => viewerQuery(db, hasReplies));
const viewerAlone = prepared((db) => viewerQuery(db, sql<number>`0`));

/** The statement of every page; `replies` is 1 when there are unread replies. */
const viewerQuery = (db: Db, replies: SQL<number>) =>
  db
    .select({
      sessionId: sessions.id,
      heldFor: sessions.heldFor,
      id: users.id,
      name: users.name,
      email: users.email,
      profile: profiles,
      plan: subscriptionColumns,
      shop: membershipColumns,
      ownerPlan: ownerPlanColumns,
      replies: replies.as("replies"),
    })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .leftJoin(profiles, eq(profiles.id, users.id))
    .leftJoin(subscriptions, eq(subscriptions.userId, users.id))
    .leftJoin(shopMembers, eq(shopMembers.userId, users.id))
    .leftJoin(shops, eq(shops.id, shopMembers.shopId))
    .leftJoin(ownerProfiles, eq(ownerProfiles.id, shops.ownerId))
    .where(
      and(
        eq(sessions.token, sql.placeholder("token")),
        gt(sessions.expiresAt, sql.param(sql.placeholder("after"), sessions.expiresAt)),
        gt(sessions.createdAt, sql.param(sql.placeholder("since"), sessions.createdAt)),
      ),
    )
    .prepare();
