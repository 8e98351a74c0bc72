import { newPasskeyForm } from "#app/features/account/forms.ts";
import { read, type SignedIn, write } from "#app/features/account/guard.server.ts";
import { renewSession } from "#app/features/account/session/renew-session.server.ts";
import { NewPasskey } from "#app/features/account/two-factor/passkey/new-passkey.tsx";
import { addOptions } from "#app/features/account/two-factor/passkey/passkeys.server.ts";
import { useTwoFactor } from "#app/features/account/two-factor/use-two-factor.ts";
import { verifyIdentity } from "#app/features/account/two-factor/verify-identity.server.ts";
import { refuse } from "#app/http/answers.ts";
import { answering } from "#app/http/client-write.ts";
import { languageOf } from "#app/i18n/i18n.server.ts";
import type { Route } from "./+types/new-passkey";

export const loader = read("twoFactor", () => null);

/**
 * Returns the options for a new passkey after verifying the viewer. The browser posts the result to
 * `add-passkey.ts`.
 */
export const action = write(
  "twoFactor",
  { form: newPasskeyForm, failed: "account:login.failed" },
  async (
    { platform, context, viewer }: Route.ActionArgs & SignedIn,
    { name, ...shown },
    values,
  ) => {
    const verified = await verifyIdentity(platform, viewer, shown, languageOf(context));
    if (!verified.ok)
      return refuse(
        { error: verified.error, fields: verified.fields ?? {}, values },
        verified.status,
      );
    await renewSession(context, viewer);
    return { ok: true as const, name, options: await addOptions(platform, viewer) };
  },
);

export const clientAction = answering("account:login.failed");

export default function NewPasskeyRoute({ actionData }: Route.ComponentProps) {
  const { prove } = useTwoFactor();
  const make = actionData && "options" in actionData ? actionData : undefined;
  return <NewPasskey prove={prove} answer={actionData} make={make} />;
}
