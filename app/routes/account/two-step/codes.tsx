import { href, useRouteLoaderData } from "react-router";
import { read, type Writer, write } from "#app/features/account/guard.server.ts";
import { withConfirmedIdentity } from "#app/features/account/two-factor/confirm-identity.server.ts";
import { IdentityForm } from "#app/features/account/two-factor/identity-form.tsx";
import { sendTwoFactorLetter } from "#app/features/account/two-factor/letters.server.ts";
import { replaceCodes } from "#app/features/account/two-factor/recovery-codes.server.ts";
import { RecoveryCodes } from "#app/features/account/two-factor/recovery-codes.tsx";
import { answering } from "#app/http/client-write.ts";
import { languageOf } from "#app/i18n/i18n.server.ts";
import { platformContext } from "#app/platform/context.ts";
import { Modal } from "#app/ui/modal.tsx";
import { useWords } from "#app/ui/words.ts";
import type { Route } from "./+types/codes";
import type { loader as page } from "./page.tsx";

export const loader = read("twoFactor", () => null);

export const action = write(
  "twoFactor",
  async ({ request, context, viewer }: Route.ActionArgs & Writer) => {
    const platform = context.get(platformContext);
    const language = languageOf(context);
    return withConfirmedIdentity({ request, context, viewer, language }, async () => {
      const codes = await replaceCodes(platform, viewer.id);
      if (codes) sendTwoFactorLetter(platform, viewer.email, "codesReplaced", language);
      return { ok: true as const, codes: codes ?? [] };
    });
  },
);

export const clientAction = answering("account:login.failed");

export default function Codes({ actionData }: Route.ComponentProps) {
  const { t } = useWords();
  const shown = useRouteLoaderData<typeof page>("routes/account/two-step/page");
  if (actionData && "codes" in actionData) {
    return (
      <Modal title={t("twoFactor:codes.title")} closeTo={href("/account/two-step")}>
        <RecoveryCodes codes={actionData.codes} next={href("/account/two-step")} />
      </Modal>
    );
  }
  if (!shown) return null;
  return (
    <IdentityForm
      title={t("twoFactor:codes.title")}
      label={t("twoFactor:codes.make")}
      prove={shown.prove}
      answer={actionData}
    >
      <p>{t("twoFactor:codes.makeText")}</p>
    </IdentityForm>
  );
}
