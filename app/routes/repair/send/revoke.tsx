import { href, redirect } from "react-router";
import { type InShop, read, write } from "#app/features/account/guard.server.ts";
import { revokeLink } from "#app/features/approval/links/revoke.server.ts";
import { RevokeQuestion } from "#app/features/approval/send/revoke-question.tsx";
import { refuse } from "#app/http/answers.ts";
import { answering } from "#app/http/client-write.ts";
import type { Route } from "./+types/revoke";

/** Nothing of the link is shown: whether it can still be revoked is asked when it is. */
export const loader = read({ area: "repair", needs: "editQuotes" }, () => null);

export const action = write(
  { area: "repair", needs: "editQuotes" },
  { failed: "send:revoked" },
  async ({ db, now, params, shop, viewer }: Route.ActionArgs & InShop) => {
    const { jobId, linkId } = params;
    const actor = { by: viewer.id, now };
    if (!(await revokeLink(db, { shopId: shop.id, jobId, id: linkId }, actor)))
      return refuse("send:revoked", 404);
    return redirect(href("/repair-cms/:jobId/send", { jobId }));
  },
);

export const clientAction = answering("send:revoked");

export default function Revoke({ actionData, params }: Route.ComponentProps) {
  return <RevokeQuestion jobId={params.jobId} answer={actionData} />;
}
