import { href, type RouterContextProvider, redirect } from "react-router";
import { may } from "#app/features/account/role.ts";
import { heldPage } from "#app/features/account/session/hold.ts";
import { viewerOf } from "#app/features/account/session/identity.server.ts";
import type { Viewer } from "#app/features/account/viewer.ts";
import { type FoundLink, findLinkOf } from "#app/features/approval/links/find-link.server.ts";
import { platformContext } from "#app/platform/context.ts";
import type { HeldWalk } from "#app/routes/link/walk/sign-walk.server.ts";

/**
 * The member whose device is held, and the link or the walk-round that it is held for, while the
 * member may still send quotes or diagnose.
 */
export async function findHeld(
  context: Readonly<RouterContextProvider>,
): Promise<{ viewer: Viewer; found?: FoundLink | undefined; walk?: HeldWalk }> {
  const viewer = viewerOf(context);
  if (!viewer?.heldFor) throw redirect(href("/"));
  const { db, now } = context.get(platformContext);
  const { heldFor, shop } = viewer;
  if ("clock" in heldFor) throw redirect(heldPage(heldFor));
  if ("walk" in heldFor) {
    if (!may(shop, "diagnose")) return { viewer };
    return { viewer, walk: { shopId: shop!.id, jobId: heldFor.jobId, sha256: heldFor.walk } };
  }
  if (!may(shop, "editQuotes")) return { viewer };
  return { viewer, found: await findLinkOf(db, { ...heldFor, shopId: shop!.id }, now()) };
}
