import { href, redirect } from "react-router";
import { read, type SignedIn, write } from "#app/features/account/guard.server.ts";
import { IdentityForm } from "#app/features/account/two-factor/identity-form.tsx";
import { removePasskey } from "#app/features/account/two-factor/passkey/save-passkey.server.ts";
import { findTwoFactor } from "#app/features/account/two-factor/state.server.ts";
import { useTwoFactor } from "#app/features/account/two-factor/use-two-factor.ts";
import { notFound } from "#app/http/answers.ts";
import { answering } from "#app/http/client-write.ts";
import { useWords } from "#app/ui/words.ts";
import type { Route } from "./+types/remove-passkey";
import { confirmed } from "./confirmed.server.ts";

/** Absent or another user's: the same answer. */
export const loader = read(
  "twoFactor",
  async ({ db, params, viewer }: Route.LoaderArgs & SignedIn) => {
    const { passkeys } = await findTwoFactor(db, viewer.id);
    return { name: (passkeys.find(({ id }) => id === params.passkeyId) ?? notFound()).name };
  },
);

export const action = write(
  "twoFactor",
  confirmed(async (platform, { viewer, params, tell }) => {
    if (!(await removePasskey(platform, viewer.id, params.passkeyId!))) notFound();
    tell("passkeyRemoved");
    return redirect(`${href("/account/two-step")}?done=passkeyRemoved`);
  }),
);

export const clientAction = answering("account:login.failed");

export default function RemovePasskey({ actionData, loaderData }: Route.ComponentProps) {
  const { t } = useWords();
  const { prove } = useTwoFactor();
  return (
    <IdentityForm
      title={t("twoFactor:passkey.removeTitle")}
      label={t("twoFactor:remove")}
      kind="danger"
      prove={prove}
      answer={actionData}
    >
      <p>{t("twoFactor:passkey.removeText", loaderData)}</p>
    </IdentityForm>
  );
}
