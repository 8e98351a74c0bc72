import { href, redirectDocument } from "react-router";
import { type InShop, read, write } from "#app/features/account/guard.server.ts";
import { holdSession } from "#app/features/account/session/hold.server.ts";
import { freezeWalk } from "#app/features/approval/walk-round/freeze-walk.server.ts";
import { ActionError } from "#app/features/repair/page/action-error.tsx";
import { notFound, refuse } from "#app/http/answers.ts";
import { answering } from "#app/http/client-write.ts";
import type { Route } from "./+types/sign-walk";

export const loader = read({ area: "repair", needs: "diagnose" }, () => null);

/** Freezes the walk-round and holds this device to it until its member's password is given. */
export const action = write(
  { area: "repair", needs: "diagnose" },
  { failed: "photos:walk.notStarted" },
  async ({ platform, db, params: { jobId }, shop, viewer }: Route.ActionArgs & InShop) => {
    const frozen = await freezeWalk(platform, { shopId: shop.id, jobId });
    if (frozen === "gone") notFound();
    if (frozen === "empty") return refuse("photos:walk.noneToSign", 409);
    await holdSession(db, viewer, { jobId, walk: frozen.sha256 });
    return redirectDocument(href("/counter"));
  },
);

export const clientAction = answering("photos:walk.notStarted");

export default ActionError;
