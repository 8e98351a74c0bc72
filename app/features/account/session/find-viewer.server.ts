import { eq, type SQL, sql } from "drizzle-orm";
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
import { isPrefetch } from "#app/http/prefetch.ts";
import { type Db, prepared } from "#app/platform/db/db.server.ts";
import type { Platform } from "#app/platform/platform.server.ts";
import { cookieOf } from "#app/values/cookie.ts";
import { renewedSession, sessionCookie } from "./session-cookie.ts";
import { renewalAge, sessionEnd, sessionLife } from "./session-life.ts";
import { endSession } from "./sessions.server.ts";
import { signedToken } from "./signed-cookie.server.ts";

/**
 * The viewer of a valid session, and the cookies that renew it once a day. The session and all that
 * is known of its viewer are one statement; a request without a signed cookie costs none.
 */
export async function findViewer(
  platform: Platform,
  headers: Headers,
): Promise<{ viewer?: Viewer; cookies: string[] }> {
  const { config, db } = platform;
  const nobody = { cookies: [] };
  const cookie = cookieOf(headers, sessionCookie);
  const token = await signedToken(cookie, config.authSecret);
  if (!cookie || !token) return nobody;
  // Signing in must not depend on the forum's tables.
  const row = await viewerByToken(db)
    .get({ token })
    .catch(() => viewerAlone(db).get({ token }));
  if (!row) return nobody;
  const { profile: written, plan, shop, ownerPlan, replies, session, ...person } = row;
  const [now, ahead] = [platform.now(), isPrefetch({ headers })];
  const profile = profileOf(written);
  if (session.expiresAt.getTime() <= now || profile.suspendedAt !== null) return nobody;
  if (session.createdAt.getTime() <= now - sessionEnd) {
    if (!ahead) await endSession(db, person.id, person.sessionId);
    return nobody;
  }
  const cookies: string[] = [];
  if (!ahead && session.expiresAt.getTime() <= now + sessionLife * 1000 - renewalAge) {
    // Signed out, or given another token, since it was read.
    if (!(await prolong(db, token, now))) return nobody;
    cookies.push(renewedSession(cookie));
  }
  const viewer: Viewer = {
    ...person,
    ...rightsOf(profile, config, now),
    shop: viewerShopOf(shop, ownerPlan, now),
    paid: toSubscription(plan),
    hasReplies: replies === 1,
  };
  return { viewer, cookies };
}

/** Extends a session from now on; false when it no longer exists. */
async function prolong(db: Db, token: string, now: number): Promise<boolean> {
  const renewed = await db
    .update(sessions)
    .set({ expiresAt: new Date(now + sessionLife * 1000), updatedAt: new Date(now) })
    .where(eq(sessions.token, token))
    .returning({ id: sessions.id });
  return renewed.length > 0;
}

const viewerByToken = prepared((db) => viewerQuery(db, hasReplies));
const viewerAlone = prepared((db) => viewerQuery(db, sql<number>`0`));

/** The statement of every signed-in request; `replies` is 1 when there are unread replies. */
const viewerQuery = (db: Db, replies: SQL<number>) =>
  db
    .select({
      session: { expiresAt: sessions.expiresAt, createdAt: sessions.createdAt },
      sessionId: sessions.id,
      heldFor: sessions.heldFor,
      id: users.id,
      name: users.name,
      email: users.email,
      profile: profiles,
      plan: subscriptionColumns,
      shop: membershipColumns,
      ownerPlan: ownerPlanColumns,
      replies,
    })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .leftJoin(profiles, eq(profiles.id, users.id))
    .leftJoin(subscriptions, eq(subscriptions.userId, users.id))
    .leftJoin(shopMembers, eq(shopMembers.userId, users.id))
    .leftJoin(shops, eq(shops.id, shopMembers.shopId))
    .leftJoin(ownerProfiles, eq(ownerProfiles.id, shops.ownerId))
    .where(eq(sessions.token, sql.placeholder("token")))
    .prepare();
