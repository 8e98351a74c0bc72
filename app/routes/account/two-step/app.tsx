import { href, redirect } from "react-router";
import { read, write } from "#app/features/account/guard.server.ts";
import { startApp } from "#app/features/account/two-factor/app.server.ts";
import { IdentityForm } from "#app/features/account/two-factor/identity-form.tsx";
import { useTwoFactor } from "#app/features/account/two-factor/use-two-factor.ts";
import { answering } from "#app/http/client-write.ts";
import { useWords } from "#app/ui/words.ts";
import type { Route } from "./+types/app";
import { confirmed } from "./confirmed.server.ts";

export const loader = read("twoFactor", () => null);

export const action = write(
  "twoFactor",
  confirmed(async (platform, { viewer }) => {
    await startApp(platform, viewer);
    return redirect(href("/account/two-step/app/confirm"));
  }),
);

export const clientAction = answering("account:login.failed");

export default function App({ actionData }: Route.ComponentProps) {
  const { t } = useWords();
  const { prove } = useTwoFactor();
  return (
    <IdentityForm
      title={t("twoFactor:app.title")}
      label={t("twoFactor:app.next")}
      kind="primary"
      prove={prove}
      answer={actionData}
    >
      <p>{t("twoFactor:app.what")}</p>
    </IdentityForm>
  );
}
