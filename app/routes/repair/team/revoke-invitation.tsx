import { href, redirect } from "react-router";
import { type InShop, read, write } from "#app/features/account/guard.server.ts";
import { InvitationQuestion } from "#app/features/shop/invitations/invitation-question.tsx";
import { revokeInvitation } from "#app/features/shop/invitations/invite.server.ts";
import { readOpenInvitation } from "#app/features/shop/invitations/read-open.server.ts";
import { notFound } from "#app/http/answers.ts";
import { answering } from "#app/http/client-write.ts";
import type { Route } from "./+types/revoke-invitation";

export const loader = read({ area: "repair", needs: "manageShop" }, readOpenInvitation);

export const action = write(
  { area: "repair", needs: "manageShop" },
  { failed: "team:invitations.failed" },
  async ({ platform, params, shop }: Route.ActionArgs & InShop) => {
    if (!(await revokeInvitation(platform, shop.id, params.invitationId))) notFound();
    return redirect(`${href("/repair-cms/team")}?done=revoked`);
  },
);

export const clientAction = answering("team:invitations.failed");

export default function RevokeInvitation({ loaderData, actionData }: Route.ComponentProps) {
  return <InvitationQuestion verb="revoke" email={loaderData.email} answer={actionData} />;
}
