import { href, redirect, useRouteLoaderData } from "react-router";
import { type Reader, read, type Writer, write } from "#app/features/account/guard.server.ts";
import { withConfirmedIdentity } from "#app/features/account/two-factor/confirm-identity.server.ts";
import { IdentityForm } from "#app/features/account/two-factor/identity-form.tsx";
import { sendTwoFactorLetter } from "#app/features/account/two-factor/letters.server.ts";
import { removePasskey } from "#app/features/account/two-factor/passkey/save-passkey.server.ts";
import { findTwoFactor } from "#app/features/account/two-factor/state.server.ts";
import { notFound } from "#app/http/answers.ts";
import { answering } from "#app/http/client-write.ts";
import { languageOf } from "#app/i18n/i18n.server.ts";
import { platformContext } from "#app/platform/context.ts";
import { useWords } from "#app/ui/words.ts";
import type { Route } from "./+types/remove-passkey";
import type { loader as page } from "./page.tsx";

/** Absent or another user's: the same answer. */
export const loader = read(
  "twoFactor",
  async ({ context, params, viewer }: Route.LoaderArgs & Reader) => {
    const { passkeys } = await findTwoFactor(context.get(platformContext).db, viewer.id);
    return { name: (passkeys.find(({ id }) => id === params.passkeyId) ?? notFound()).name };
  },
);

export const action = write(
  "twoFactor",
  async ({ request, context, params, viewer }: Route.ActionArgs & Writer) => {
    const platform = context.get(platformContext);
    const language = languageOf(context);
    return withConfirmedIdentity({ request, context, viewer, language }, async () => {
      if (!(await removePasskey(platform, viewer.id, params.passkeyId))) notFound();
      sendTwoFactorLetter(platform, viewer.email, "passkeyRemoved", language);
      return redirect(`${href("/account/two-step")}?done=passkeyRemoved`);
    });
  },
);

export const clientAction = answering("account:login.failed");

export default function RemovePasskey({ actionData, loaderData }: Route.ComponentProps) {
  const { t } = useWords();
  const shown = useRouteLoaderData<typeof page>("routes/account/two-step/page");
  if (!shown) return null;
  return (
    <IdentityForm
      title={t("twoFactor:passkey.removeTitle")}
      label={t("twoFactor:remove")}
      kind="danger"
      prove={shown.prove}
      answer={actionData}
    >
      <p>{t("twoFactor:passkey.removeText", loaderData)}</p>
    </IdentityForm>
  );
}
