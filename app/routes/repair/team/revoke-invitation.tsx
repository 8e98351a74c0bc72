import { href, redirect } from "react-router";
import { type InShop, read, write } from "#app/features/account/guard.server.ts";
import { findOpenInvitation } from "#app/features/shop/invitations/find-invitation.server.ts";
import { revokeInvitation } from "#app/features/shop/invitations/invite.server.ts";
import { attempt, notFound } from "#app/http/answers.ts";
import { answering } from "#app/http/client-write.ts";
import { platformContext } from "#app/platform/context.ts";
import { Question } from "#app/ui/question.tsx";
import { useWords } from "#app/ui/words.ts";
import type { Route } from "./+types/revoke-invitation";

export const loader = read(
  { area: "repair", needs: "manageShop" },
  async ({ context, params, shop }: Route.LoaderArgs & InShop) => {
    const { db, now } = context.get(platformContext);
    const ref = { shopId: shop.id, id: params.invitationId };
    return (await findOpenInvitation(db, ref, now())) ?? notFound();
  },
);

export const action = write(
  { area: "repair", needs: "manageShop" },
  async ({ context, params, shop }: Route.ActionArgs & InShop) =>
    attempt("team:invitations.failed", async () => {
      const platform = context.get(platformContext);
      if (!(await revokeInvitation(platform, shop.id, params.invitationId))) notFound();
      return redirect(`${href("/repair-cms/team")}?done=revoked`);
    }),
);

export const clientAction = answering("team:invitations.failed");

export default function RevokeInvitation({
  loaderData: { email },
  actionData,
}: Route.ComponentProps) {
  const { t } = useWords();
  return (
    <Question
      title={t("team:invitations.revoke")}
      text={t("team:invitations.revokeQuestion", { email })}
      closeTo={href("/repair-cms/team")}
      answer={actionData}
      confirmLabel={t("team:invitations.revoke")}
      pendingLabel={t("team:invitations.revoking")}
    >
      <p className="text-ink-soft">{t("team:invitations.revokeHint")}</p>
    </Question>
  );
}
