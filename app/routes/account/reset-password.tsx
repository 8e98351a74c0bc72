import { data, redirect } from "react-router";
import { Entry } from "#app/features/account/entry.tsx";
import { resetForm } from "#app/features/account/forms.ts";
import { passwordLength } from "#app/features/account/password.ts";
import { PasswordField } from "#app/features/account/password-field.tsx";
import { mayReset, resetPassword } from "#app/features/account/resets.server.ts";
import { attempt, refuse } from "#app/http/answers.ts";
import { readForm } from "#app/http/form.ts";
import { platformContext, requestContext } from "#app/platform/context.ts";
import { LinkButton } from "#app/ui/button.tsx";
import { SubmitButton, WorkForm } from "#app/ui/form.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { useWords } from "#app/ui/words.ts";
import type { Route } from "./+types/reset-password";

const tokenOf = (request: Request) => (new URL(request.url).searchParams.get("token") ?? "").slice(0, 200);

export async function loader({ request, context }: Route.LoaderArgs) {
  const alive = await mayReset(context.get(platformContext), tokenOf(request));
  return data({ alive }, { status: alive ? 200 : 410 });
}

/** The link is a key: no other site may read it from a Referer header. (With `no-referrer` its own form would post `Origin: null`.) */
export const headers = () => ({ "referrer-policy": "same-origin" });

export async function action({ request, context }: Route.ActionArgs) {
  const platform = context.get(platformContext);
  const form = await readForm(request, resetForm);
  if (!form.ok) return refuse(form);
  if (!(await platform.mayProceed(`reset:${context.get(requestContext).ip}`))) return refuse("account:busy", 429);
  return attempt("account:login.failed", async () => {
    const changed = await resetPassword(platform, tokenOf(request), form.value.password);
    return changed ? redirect("/login?done=reset") : refuse("account:reset.dead", 410);
  });
}

export default function ResetPassword({ loaderData: { alive }, actionData }: Route.ComponentProps) {
  const { say } = useWords();
  const dead = !alive || (actionData?.ok === false && actionData.error?.key === "account:reset.dead");
  return (
    <Entry title={say("account:reset.title")}>
      {dead ? (
        <>
          <Notice kind="error">{say("account:reset.dead")}</Notice>
          <LinkButton kind="primary" to="/forgot-password">
            {say("account:reset.again")}
          </LinkButton>
        </>
      ) : (
        <WorkForm answer={actionData} className="grid gap-5">
          <PasswordField
            name="password"
            label={say("account:password.new")}
            autoComplete="new-password"
            hint={say("account:password.rule", { min: passwordLength.min })}
          />
          <SubmitButton pending={say("ui:saving")} className="w-full">
            {say("account:reset.submit")}
          </SubmitButton>
        </WorkForm>
      )}
    </Entry>
  );
}
