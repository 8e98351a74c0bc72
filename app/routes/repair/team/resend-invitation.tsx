import { href, redirect } from "react-router";
import { type InShop, read, write } from "#app/features/account/guard.server.ts";
import { findOpenInvitation } from "#app/features/shop/invitations/find-invitation.server.ts";
import { lettersPerDay } from "#app/features/shop/invitations/invitation.ts";
import { InvitationQuestion } from "#app/features/shop/invitations/invitation-question.tsx";
import { resendInvitation } from "#app/features/shop/invitations/invite.server.ts";
import { readOpenInvitation } from "#app/features/shop/invitations/read-open.server.ts";
import { notFound, refuse } from "#app/http/answers.ts";
import { answering } from "#app/http/client-write.ts";
import type { Route } from "./+types/resend-invitation";

export const loader = read({ area: "repair", needs: "manageShop" }, readOpenInvitation);

export const action = write(
  { area: "repair", needs: "manageShop" },
  { failed: "team:invitations.failed" },
  async ({ platform, db, now, params, shop, viewer }: Route.ActionArgs & InShop) => {
    const ref = { shopId: shop.id, id: params.invitationId };
    if (!(await findOpenInvitation(db, ref, now))) notFound();
    const from = { shopId: shop.id, inviter: viewer };
    const sent = await resendInvitation(platform, from, params.invitationId);
    if (sent === "tooMany")
      return refuse({ key: "team:invite.tooMany", params: { most: lettersPerDay } }, 429);
    if (sent === "gone") return refuse("team:invitations.gone", 409);
    return redirect(`${href("/repair-cms/team")}?done=${sent}`);
  },
);

export const clientAction = answering("team:invitations.failed");

export default function ResendInvitation({ loaderData, actionData }: Route.ComponentProps) {
  return <InvitationQuestion verb="resend" email={loaderData.email} answer={actionData} />;
}
