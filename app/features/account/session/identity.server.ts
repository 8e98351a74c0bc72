import { and, eq, isNull, lt, or } from "drizzle-orm";
import {
  createContext,
  type MiddlewareFunction,
  type RouterContextProvider,
  redirectDocument,
} from "react-router";
import { may } from "#app/features/account/role.ts";
import { shopMembers } from "#app/features/account/shops.tables.server.ts";
import type { Viewer } from "#app/features/account/viewer.ts";
import { isPrefetch } from "#app/http/prefetch.ts";
import { platformContext } from "#app/platform/context.ts";
import { log } from "#app/platform/log/log.ts";
import type { Platform } from "#app/platform/platform.server.ts";
import { findViewer } from "./find-viewer.server.ts";
import { heldPage, isOpenWhileHeld } from "./hold.ts";
import { sessionCookiesContext } from "./renew-session.server.ts";
import { sessionCookie } from "./session-cookie.ts";

/** How old "last seen" may be before it is written again, in milliseconds. */
const interval = 60 * 60_000;

/**
 * Notes when a member was last seen, for the team page. At most once an hour, and after the
 * answer, so that no page waits for it.
 */
function noteLastSeen(
  { db, now, defer }: Pick<Platform, "db" | "now" | "defer">,
  { id, shop }: Pick<Viewer, "id" | "shop">,
): void {
  const due = new Date(now() - interval);
  if (!shop || (shop.lastSeenAt !== null && shop.lastSeenAt >= due.getTime())) return;
  const row = and(eq(shopMembers.shopId, shop.id), eq(shopMembers.userId, id));
  const old = or(isNull(shopMembers.lastSeenAt), lt(shopMembers.lastSeenAt, due));
  defer(
    db
      .update(shopMembers)
      .set({ lastSeenAt: new Date(now()) })
      .where(and(row, old))
      .execute(),
  );
}

/** The viewer of a request, none for a visitor, or why the lookup failed. */
type Identity = { viewer?: Viewer; failure?: unknown };
const identityContext = createContext<Identity>();

type Context = Readonly<RouterContextProvider>;

export const identityOf = (context: Context): Identity => context.get(identityContext);

/** The viewer; undefined for a visitor, and when the lookup failed. */
export const viewerOf = (context: Context): Viewer | undefined => identityOf(context).viewer;

/**
 * Root middleware: verifies the session and finds its viewer, before any loader or action runs. A
 * held session opens its own page and nothing else.
 */
export const loadViewer: MiddlewareFunction<Response> = async ({ context, request }, next) => {
  const platform = context.get(platformContext);
  const { cookies, ...found } = await identify(platform, request.headers);
  const identity = isStuck(found.viewer) ? {} : found;
  const { viewer }: Identity = identity;
  if (viewer?.heldFor && !isOpenWhileHeld(viewer.heldFor, new URL(request.url).pathname))
    throw redirectDocument(heldPage(viewer.heldFor));
  context.set(identityContext, identity);
  context.set(sessionCookiesContext, cookies);
  const response = await next();
  // Tells a device that caches pages which member they belong to; a held session caches none.
  if (!identity.failure)
    response.headers.set("x-member", (!viewer?.heldFor && viewer?.id) || "none");
  if (viewer && !isPrefetch(request)) noteLastSeen(platform, viewer);
  // A route that signs in or out sets the cookie itself.
  const isSet = response.headers
    .getSetCookie()
    .some((cookie) => cookie.includes(`${sessionCookie}=`));
  if (!isSet) for (const cookie of cookies) response.headers.append("set-cookie", cookie);
  return response;
};

/**
 * Whether a device is held to a clock that its member may no longer open: it counts as signed out,
 * to avoid a redirect loop.
 */
const isStuck = (viewer: Viewer | undefined): boolean => {
  const { heldFor, shop } = viewer ?? {};
  if (!heldFor || !("clock" in heldFor)) return false;
  return !(shop?.open && shop.usesClock && may(shop, "planDays"));
};

async function identify(
  platform: Platform,
  headers: Headers,
): Promise<Identity & { cookies: string[] }> {
  try {
    return await findViewer(platform, headers);
  } catch (failure) {
    log.error("the session could not be read", failure);
    return { failure, cookies: [] };
  }
}
