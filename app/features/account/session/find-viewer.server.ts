import { findProfileWithSubscription, rightsOf } from "#app/features/account/profiles.server.ts";
import { findMembership } from "#app/features/account/shop-membership.server.ts";
import type { Viewer } from "#app/features/account/viewer.ts";
import { isPrefetch } from "#app/http/prefetch.ts";
import type { Platform } from "#app/platform/platform.server.ts";
import { authOf } from "./auth.server.ts";
import { findViewerByCookie } from "./current-viewer.server.ts";
import { findHold } from "./hold.server.ts";
import { bringsSession } from "./session-cookie.ts";
import { sessionEnd } from "./session-life.ts";
import { endSession } from "./sessions.server.ts";
import { verifiedSession } from "./viewer-hint.server.ts";

/**
 * The viewer of a valid session cookie, and the cookies that renew it. A request without a session
 * cookie costs no query. `isGenuine`: whether something signed by us says that of the cookie.
 */
export async function findViewer(
  platform: Platform,
  headers: Headers,
  isGenuine: Promise<boolean>,
): Promise<{ viewer?: Viewer; cookies: string[] }> {
  if (!bringsSession(headers)) return { cookies: [] };
  const fresh = await findViewerByCookie(platform, headers, isGenuine);
  if (fresh) return { viewer: fresh, cookies: [] };
  const ahead = isPrefetch({ headers });
  const cookie = await verifiedSession(headers, platform.config.authSecret);
  if (!cookie) return { cookies: [] };
  const { response: found, headers: answer } = await readSession(platform, cookie, ahead);
  if (!found) return { cookies: [] };
  if (found.session.createdAt.getTime() <= platform.now() - sessionEnd) {
    if (!ahead) await endSession(platform.db, found.user.id, found.session.id);
    return { cookies: [] };
  }
  const [{ profile, paid }, shop, heldFor] = await Promise.all([
    findProfileWithSubscription(platform.db, found.user.id),
    findMembership(platform.db, found.user.id, platform.now()),
    findHold(platform.db, found.session.id),
  ]);
  if (profile.suspendedAt !== null) return { cookies: [] };
  return {
    cookies: answer.getSetCookie(),
    viewer: {
      id: found.user.id,
      name: found.user.name,
      email: found.user.email,
      ...rightsOf(profile, platform.config, platform.now()),
      shop,
      paid,
      hasReplies: false, // the next page reads it, by the renewed session
      sessionId: found.session.id,
      heldFor,
    },
  };
}

/**
 * `cookie`: the one that was verified; better-auth reads some spellings that we do not. `ahead`: the
 * session is not renewed.
 */
async function readSession(platform: Platform, cookie: string, ahead: boolean) {
  try {
    const auth = await authOf(platform);
    return await auth.api.getSession({
      headers: new Headers({ cookie }),
      query: { disableRefresh: ahead },
      returnHeaders: true,
    });
  } catch (error) {
    // Another request ended the session during its renewal.
    if (error instanceof Error && "status" in error && error.status === "UNAUTHORIZED")
      return { response: null, headers: new Headers() };
    throw error;
  }
}
