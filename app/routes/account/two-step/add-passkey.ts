import { href, redirect } from "react-router";
import { addPasskeyForm } from "#app/features/account/forms.ts";
import { read, type SignedIn, write } from "#app/features/account/guard.server.ts";
import { sendTwoFactorLetter } from "#app/features/account/two-factor/letters.server.ts";
import { addPasskey } from "#app/features/account/two-factor/passkey/save-passkey.server.ts";
import { attempt, refuse } from "#app/http/answers.ts";
import { readForm } from "#app/http/form.ts";
import { languageOf } from "#app/i18n/i18n.server.ts";
import type { Route } from "./+types/add-passkey";

export const loader = read("twoFactor", () => redirect(href("/account/two-step/passkeys/new")));

/**
 * Adds a passkey for a challenge that was issued after the password was confirmed (`new-
 * passkey.tsx`).
 */
export const action = write(
  "twoFactor",
  async ({ platform, request, context, viewer }: Route.ActionArgs & SignedIn) => {
    const form = await readForm(request, addPasskeyForm);
    if (!form.ok)
      return refuse({
        error: form.error ?? { key: "twoFactor:passkey.wrong" },
        fields: form.fields ?? {},
      });
    return attempt("account:login.failed", async () => {
      const added = await addPasskey(platform, viewer, form.value);
      if (!added.ok) return refuse(added.error, added.status);
      sendTwoFactorLetter(platform, viewer.email, "passkeyAdded", languageOf(context));
      return added.codes
        ? { ok: true as const, codes: added.codes }
        : redirect(`${href("/account/two-step")}?done=passkey`);
    });
  },
);
