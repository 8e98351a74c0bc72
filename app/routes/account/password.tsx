import { href, redirect } from "react-router";
import { changePasswordForm } from "#app/features/account/forms.ts";
import { type SignedIn, write } from "#app/features/account/guard.server.ts";
import { changePassword } from "#app/features/account/password/change-password.server.ts";
import { passwordLength } from "#app/features/account/password/password.ts";
import { PasswordField } from "#app/features/account/password/password-field.tsx";
import { useAccount } from "#app/features/account/use-account.ts";
import { refuse } from "#app/http/answers.ts";
import { answering } from "#app/http/client-write.ts";
import { FormDialog } from "#app/ui/form/form-dialog.tsx";
import { useWords } from "#app/ui/words.ts";
import type { Route } from "./+types/password";

export const action = write(
  "member",
  { form: changePasswordForm, failed: "account:login.failed" },
  async ({ platform, viewer }: Route.ActionArgs & SignedIn, value) => {
    const changed = await changePassword(platform, viewer, value);
    if (!changed.ok)
      return refuse({ error: changed.error, fields: changed.fields }, changed.status);
    return redirect(`${href("/account")}?done=password`, {
      headers: changed.cookies.map((cookie): [string, string] => ["set-cookie", cookie]),
    });
  },
);

export const clientAction = answering("account:login.failed");

export default function Password({ actionData }: Route.ComponentProps) {
  const { t } = useWords();
  const person = useAccount();
  return (
    <FormDialog
      title={t("account:password.change")}
      closeTo={href("/account")}
      answer={actionData}
      className="grid gap-5"
      label={t("account:password.change")}
    >
      {/* Password managers save the new password under this name. */}
      <input type="email" autoComplete="username" value={person.email} readOnly hidden />
      <PasswordField
        name="currentPassword"
        label={t("account:password.current")}
        autoComplete="current-password"
      />
      <PasswordField
        name="newPassword"
        label={t("account:password.new")}
        autoComplete="new-password"
        hint={t("account:password.rule", { min: passwordLength.min })}
      />
      <p className="text-ink-soft">{t("account:password.ends")}</p>
    </FormDialog>
  );
}
