import { href, redirect } from "react-router";
import { type InShop, read, write } from "#app/features/account/guard.server.ts";
import { revokeLink } from "#app/features/approval/links/revoke.server.ts";
import { ActionError } from "#app/features/repair/action-error.tsx";
import { attempt, refuse } from "#app/http/answers.ts";
import { answering } from "#app/http/client-write.ts";
import { platformContext } from "#app/platform/context.ts";
import type { Route } from "./+types/revoke";

/** An address to post to; whoever opens it sees the page of what was sent. */
export const loader = read({ area: "repair", needs: "editQuotes" }, () => null);

export const action = write(
  { area: "repair", needs: "editQuotes" },
  async ({ context, params, shop, viewer }: Route.ActionArgs & InShop) =>
    attempt("send:revoked", async () => {
      const { db, now } = context.get(platformContext);
      const { jobId, linkId } = params;
      const actor = { by: viewer.id, now: now() };
      if (!(await revokeLink(db, { shopId: shop.id, jobId, id: linkId }, actor)))
        return refuse("send:revoked", 404);
      return redirect(href("/repair-cms/:jobId/send", { jobId }));
    }),
);

export const clientAction = answering("send:revoked");

export default ActionError;
