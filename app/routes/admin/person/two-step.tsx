import { href, redirect } from "react-router";
import { identityForm } from "#app/features/account/forms.ts";
import { read, type SignedIn, write } from "#app/features/account/guard.server.ts";
import { renewSession } from "#app/features/account/session/renew-session.server.ts";
import { IdentityForm } from "#app/features/account/two-factor/identity-form.tsx";
import { sendTwoFactorLetter } from "#app/features/account/two-factor/letters.server.ts";
import { findTwoFactor } from "#app/features/account/two-factor/state.server.ts";
import { verifyIdentity } from "#app/features/account/two-factor/verify-identity.server.ts";
import { resetTwoFactor } from "#app/features/admin/changes/reset-two-factor.server.ts";
import { displayName } from "#app/features/admin/people/person.ts";
import { usePerson } from "#app/features/admin/people/use-person.ts";
import { notFound, refuse } from "#app/http/answers.ts";
import { answering } from "#app/http/client-write.ts";
import { languageOf } from "#app/i18n/i18n.server.ts";
import { useWords } from "#app/ui/words.ts";
import type { Route } from "./+types/two-step";

/** Lists the factors with which the administrator must confirm. */
export const loader = read("admin", async ({ db, viewer }: Route.LoaderArgs & SignedIn) => {
  const { id, email, twoFactorSince } = viewer;
  const { passkeys } = await findTwoFactor(db, id);
  return { email, twoFactor: twoFactorSince !== null, hasPasskeys: passkeys.length > 0 };
});

export const action = write(
  "admin",
  { form: identityForm, failed: "admin:users.notUpdated" },
  async ({ platform, db, now, context, params, viewer }: Route.ActionArgs & SignedIn, value) => {
    const verified = await verifyIdentity(platform, viewer, value, languageOf(context));
    if (!verified.ok) return refuse(verified, verified.status);
    await renewSession(context, viewer);
    const reset = await resetTwoFactor(db, { by: viewer.id, now }, params.userId);
    if (!reset) notFound();
    if (!reset.ok) return refuse(reset.error);
    sendTwoFactorLetter(platform, reset.email, "reset");
    return redirect(`${href("/admin/users/:userId", { userId: params.userId })}?done=twoFactor`);
  },
);

export const clientAction = answering("admin:users.notUpdated");

export default function ResetTwoStep({ loaderData, actionData, params }: Route.ComponentProps) {
  const { t } = useWords();
  const person = usePerson();
  return (
    <IdentityForm
      title={t("twoFactor:admin.row")}
      label={t("twoFactor:admin.do")}
      kind="danger"
      closeTo={href("/admin/users/:userId", { userId: params.userId })}
      prove={loaderData}
      answer={actionData}
    >
      <p className="text-xl font-medium">
        {t("twoFactor:admin.question", { who: displayName(person) })}
      </p>
      <p>{t("twoFactor:admin.text")}</p>
    </IdentityForm>
  );
}
