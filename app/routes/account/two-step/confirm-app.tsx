import { data, href, redirect } from "react-router";
import { codeForm } from "#app/features/account/forms.ts";
import { read, type SignedIn, write } from "#app/features/account/guard.server.ts";
import { Entry } from "#app/features/account/sign-in/entry.tsx";
import { confirmApp, findPendingApp } from "#app/features/account/two-factor/app.server.ts";
import { AppSetup, AppSetupLate } from "#app/features/account/two-factor/app-setup.tsx";
import { sendTwoFactorLetter } from "#app/features/account/two-factor/letters.server.ts";
import { qrPath } from "#app/features/account/two-factor/qr.server.ts";
import { RecoveryCodes } from "#app/features/account/two-factor/recovery-codes.tsx";
import { refuse } from "#app/http/answers.ts";
import { answering } from "#app/http/client-write.ts";
import { languageOf } from "#app/i18n/i18n.server.ts";
import { useWords } from "#app/ui/words.ts";
import type { Route } from "./+types/confirm-app";

/** The pending secret, shown after the password was confirmed and never cached. */
export const loader = read(
  "twoFactor",
  async ({ platform, viewer }: Route.LoaderArgs & SignedIn) => {
    const found = await findPendingApp(platform, viewer.id);
    const headers = { "cache-control": "no-store" };
    if (!found) return data({ pending: null }, { headers });
    const { totpAddress, typedSecret } = await import(
      "#app/features/account/two-factor/totp.server.ts"
    );
    const address = totpAddress(found.secret, viewer.email);
    return data(
      { pending: { qr: await qrPath(address), typed: typedSecret(found.secret), address } },
      { headers },
    );
  },
);

export const action = write(
  "twoFactor",
  { form: codeForm, failed: "account:login.failed" },
  async ({ platform, context, viewer }: Route.ActionArgs & SignedIn, value) => {
    const added = await confirmApp(platform, viewer, value.code);
    if (!added.ok) return refuse(added, added.status);
    sendTwoFactorLetter(platform, viewer.email, "appAdded", languageOf(context));
    return added.codes
      ? { ok: true as const, codes: added.codes }
      : redirect(`${href("/account/two-step")}?done=app`);
  },
);

export const clientAction = answering("account:login.failed");

export default function ConfirmApp({ loaderData: { pending }, actionData }: Route.ComponentProps) {
  const { t } = useWords();
  if (actionData && "codes" in actionData) {
    return (
      <Entry title={t("twoFactor:codes.title")}>
        <RecoveryCodes codes={actionData.codes} next={`${href("/account/two-step")}?done=on`} />
      </Entry>
    );
  }
  return pending ? <AppSetup pending={pending} answer={actionData} /> : <AppSetupLate />;
}
