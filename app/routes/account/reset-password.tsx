import { href, redirect } from "react-router";
import { resetForm } from "#app/features/account/forms.ts";
import { passwordLength } from "#app/features/account/password/password.ts";
import { PasswordField } from "#app/features/account/password/password-field.tsx";
import { resetPassword } from "#app/features/account/password/resets.server.ts";
import { useLinkToken } from "#app/features/account/password/use-link-token.ts";
import { rememberDevice } from "#app/features/account/session/known-device.server.ts";
import { Entry } from "#app/features/account/sign-in/entry.tsx";
import { attempt, refuse } from "#app/http/answers.ts";
import { answering } from "#app/http/client-write.ts";
import { readForm } from "#app/http/form.ts";
import { platformContext, requestContext } from "#app/platform/context.ts";
import { LinkButton } from "#app/ui/button.tsx";
import { TextField } from "#app/ui/form/field.tsx";
import { SubmitButton, WorkForm } from "#app/ui/form/form.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { useWords } from "#app/ui/words.ts";
import type { Route } from "./+types/reset-password";

export async function action({ request, context }: Route.ActionArgs) {
  const platform = context.get(platformContext);
  const form = await readForm(request, resetForm);
  if (!form.ok) return refuse(form);
  const { values } = form;
  if (!(await platform.mayProceed(`reset:${context.get(requestContext).ip}`)))
    return refuse({ error: { key: "account:busy" }, values }, 429);
  return attempt({ error: { key: "account:login.failed" }, values }, async () => {
    const changed = await resetPassword(platform, form.value.token, form.value.password);
    if (changed === "dead") return refuse("account:reset.dead", 410);
    if ("key" in changed)
      return refuse({ error: { key: "ui:form.fix" }, fields: { password: changed }, values });
    // Access to the account's email proves the person: attempts elsewhere do not block this
    // browser.
    const known = await rememberDevice(platform, request.headers, changed.email);
    return redirect(`${href("/login")}?done=reset`, { headers: { "set-cookie": known } });
  });
}

export const clientAction = answering("account:login.failed");

export default function ResetPassword({ actionData }: Route.ComponentProps) {
  const { t } = useWords();
  const linked = useLinkToken();
  const dead = actionData?.ok === false && actionData.error?.key === "account:reset.dead";
  const code = (
    <TextField
      name="token"
      label={t("account:reset.code")}
      hint={t("account:reset.codeHint")}
      autoComplete="off"
      required
    />
  );
  return (
    <Entry title={t("account:reset.title")}>
      {dead ? (
        <>
          <Notice kind="error">{t("account:reset.dead")}</Notice>
          <LinkButton kind="primary" to={href("/forgot-password")}>
            {t("account:reset.again")}
          </LinkButton>
        </>
      ) : (
        <WorkForm answer={actionData} className="grid gap-5">
          {linked ? (
            <input type="hidden" name="token" value={linked} />
          ) : linked === "" ? (
            code
          ) : (
            <noscript>{code}</noscript>
          )}
          <PasswordField
            name="password"
            label={t("account:password.new")}
            autoComplete="new-password"
            hint={t("account:password.rule", { min: passwordLength.min })}
          />
          <SubmitButton pending={t("ui:saving")} className="w-full">
            {t("account:reset.submit")}
          </SubmitButton>
        </WorkForm>
      )}
    </Entry>
  );
}
