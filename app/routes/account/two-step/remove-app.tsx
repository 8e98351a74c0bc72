import { href, redirect, useRouteLoaderData } from "react-router";
import { read, type Writer, write } from "#app/features/account/guard.server.ts";
import { removeApp } from "#app/features/account/two-factor/app.server.ts";
import { withConfirmedIdentity } from "#app/features/account/two-factor/confirm-identity.server.ts";
import { IdentityForm } from "#app/features/account/two-factor/identity-form.tsx";
import { sendTwoFactorLetter } from "#app/features/account/two-factor/letters.server.ts";
import { answering } from "#app/http/client-write.ts";
import { languageOf } from "#app/i18n/i18n.server.ts";
import { platformContext } from "#app/platform/context.ts";
import { useWords } from "#app/ui/words.ts";
import type { Route } from "./+types/remove-app";
import type { loader as page } from "./page.tsx";

export const loader = read("twoFactor", () => null);

export const action = write(
  "twoFactor",
  async ({ request, context, viewer }: Route.ActionArgs & Writer) => {
    const platform = context.get(platformContext);
    const language = languageOf(context);
    return withConfirmedIdentity({ request, context, viewer, language }, async () => {
      if (await removeApp(platform, viewer.id))
        sendTwoFactorLetter(platform, viewer.email, "appRemoved", language);
      return redirect(`${href("/account/two-step")}?done=appRemoved`);
    });
  },
);

export const clientAction = answering("account:login.failed");

export default function RemoveApp({ actionData }: Route.ComponentProps) {
  const { t } = useWords();
  const shown = useRouteLoaderData<typeof page>("routes/account/two-step/page");
  if (!shown) return null;
  return (
    <IdentityForm
      title={t("twoFactor:app.title")}
      label={t("twoFactor:remove")}
      kind="danger"
      prove={shown.prove}
      answer={actionData}
    >
      <p>{t("twoFactor:app.removeText")}</p>
    </IdentityForm>
  );
}
