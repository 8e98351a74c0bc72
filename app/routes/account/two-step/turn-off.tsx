import { href, redirect } from "react-router";
import { read, write } from "#app/features/account/guard.server.ts";
import { IdentityForm } from "#app/features/account/two-factor/identity-form.tsx";
import { turnOff } from "#app/features/account/two-factor/state.server.ts";
import { useTwoFactor } from "#app/features/account/two-factor/use-two-factor.ts";
import { answering } from "#app/http/client-write.ts";
import { useWords } from "#app/ui/words.ts";
import type { Route } from "./+types/turn-off";
import { confirmed } from "./confirmed.server.ts";

export const loader = read("twoFactor", () => null);

export const action = write(
  "twoFactor",
  confirmed(async (platform, { viewer, tell }) => {
    await turnOff(platform, viewer.id);
    tell("turnedOff");
    return redirect(`${href("/account/two-step")}?done=off`);
  }),
);

export const clientAction = answering("account:login.failed");

export default function TurnOff({ actionData }: Route.ComponentProps) {
  const { t } = useWords();
  const { prove, isAdmin } = useTwoFactor();
  return (
    <IdentityForm
      title={t("twoFactor:turnOff")}
      label={t("twoFactor:turnOff")}
      kind="danger"
      prove={prove}
      answer={actionData}
    >
      <p className="text-xl font-medium">{t("twoFactor:offText")}</p>
      {isAdmin && <p>{t("twoFactor:offAdmin")}</p>}
    </IdentityForm>
  );
}
