import { href, redirectDocument } from "react-router";
import { type InShop, read, write } from "#app/features/account/guard.server.ts";
import { holdSession } from "#app/features/account/session/hold.server.ts";
import { findLinkOf } from "#app/features/approval/links/find-link.server.ts";
import { ActionError } from "#app/features/repair/page/action-error.tsx";
import { refuse } from "#app/http/answers.ts";
import { answering } from "#app/http/client-write.ts";
import type { Route } from "./+types/counter";

export const loader = read({ area: "repair", needs: "editQuotes" }, () => null);

/** Holds this device to the customer's page until its member's password is given. */
export const action = write(
  { area: "repair", needs: "editQuotes" },
  { failed: "send:counter.failed" },
  async ({ db, now, params, shop, viewer }: Route.ActionArgs & InShop) => {
    const { jobId, linkId } = params;
    const found = await findLinkOf(db, { shopId: shop.id, jobId, linkId }, now);
    if (!found) return refuse("send:counter.closed", 404);
    if (found.state !== "open") return refuse("send:counter.closed", 409);
    await holdSession(db, viewer, { jobId, linkId });
    return redirectDocument(href("/counter"));
  },
);

export const clientAction = answering("send:counter.failed");

export default ActionError;
