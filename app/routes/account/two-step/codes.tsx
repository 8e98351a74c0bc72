import { href } from "react-router";
import { read, write } from "#app/features/account/guard.server.ts";
import { IdentityForm } from "#app/features/account/two-factor/identity-form.tsx";
import { replaceCodes } from "#app/features/account/two-factor/recovery-codes.server.ts";
import { RecoveryCodes } from "#app/features/account/two-factor/recovery-codes.tsx";
import { useTwoFactor } from "#app/features/account/two-factor/use-two-factor.ts";
import { answering } from "#app/http/client-write.ts";
import { Modal } from "#app/ui/modal.tsx";
import { useWords } from "#app/ui/words.ts";
import type { Route } from "./+types/codes";
import { confirmed } from "./confirmed.server.ts";

export const loader = read("twoFactor", () => null);

export const action = write(
  "twoFactor",
  confirmed(async (platform, { viewer, tell }) => {
    const codes = await replaceCodes(platform, viewer.id);
    if (codes) tell("codesReplaced");
    return { ok: true as const, codes: codes ?? [] };
  }),
);

export const clientAction = answering("account:login.failed");

export default function Codes({ actionData }: Route.ComponentProps) {
  const { t } = useWords();
  const { prove } = useTwoFactor();
  if (actionData && "codes" in actionData) {
    return (
      <Modal title={t("twoFactor:codes.title")} closeTo={href("/account/two-step")}>
        <RecoveryCodes codes={actionData.codes} next={href("/account/two-step")} />
      </Modal>
    );
  }
  return (
    <IdentityForm
      title={t("twoFactor:codes.title")}
      label={t("twoFactor:codes.make")}
      prove={prove}
      answer={actionData}
    >
      <p>{t("twoFactor:codes.makeText")}</p>
    </IdentityForm>
  );
}
