import { href, redirect, useRouteLoaderData } from "react-router";
import { read, type Writer, write } from "#app/features/account/guard.server.ts";
import { startApp } from "#app/features/account/two-factor/app.server.ts";
import { withConfirmedIdentity } from "#app/features/account/two-factor/confirm-identity.server.ts";
import { IdentityForm } from "#app/features/account/two-factor/identity-form.tsx";
import { answering } from "#app/http/client-write.ts";
import { languageOf } from "#app/i18n/i18n.server.ts";
import { platformContext } from "#app/platform/context.ts";
import { useWords } from "#app/ui/words.ts";
import type { Route } from "./+types/app";
import type { loader as page } from "./page.tsx";

export const loader = read("twoFactor", () => null);

export const action = write(
  "twoFactor",
  async ({ request, context, viewer }: Route.ActionArgs & Writer) => {
    const platform = context.get(platformContext);
    const language = languageOf(context);
    return withConfirmedIdentity({ request, context, viewer, language }, async () => {
      await startApp(platform, viewer);
      return redirect(href("/account/two-step/app/confirm"));
    });
  },
);

export const clientAction = answering("account:login.failed");

export default function App({ actionData }: Route.ComponentProps) {
  const { t } = useWords();
  const shown = useRouteLoaderData<typeof page>("routes/account/two-step/page");
  if (!shown) return null;
  return (
    <IdentityForm
      title={t("twoFactor:app.title")}
      label={t("twoFactor:app.next")}
      kind="primary"
      prove={shown.prove}
      answer={actionData}
    >
      <p>{t("twoFactor:app.what")}</p>
    </IdentityForm>
  );
}
