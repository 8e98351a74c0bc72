import { redirect } from "react-router";
import { signUpForm } from "#app/features/account/forms.ts";
import { signUp } from "#app/features/account/password/sign-up.server.ts";
import { afterSignIn, pageOf } from "#app/features/account/session/destination.ts";
import { findViewerOf } from "#app/features/account/session/identity.server.ts";
import { createSignInResponse } from "#app/features/account/session/sign-in-response.server.ts";
import { EntryForm } from "#app/features/account/sign-in/entry-form.tsx";
import { attempt, refuse } from "#app/http/answers.ts";
import { answering } from "#app/http/client-write.ts";
import { readForm } from "#app/http/form.ts";
import { keepLanguage, languageOf } from "#app/i18n/i18n.server.ts";
import { platformContext, requestContext } from "#app/platform/context.ts";
import { invitedEmail } from "#app/routes/invitations/invited-email.server.ts";
import type { Route } from "./+types/sign-up";

export async function loader({ request, context }: Route.LoaderArgs) {
  const to = new URL(request.url).searchParams.get("to");
  const viewer = await findViewerOf(context);
  if (viewer) throw redirect(afterSignIn(to, viewer.membership.tier));
  const page = pageOf(to);
  return { to: page, email: await invitedEmail(context, page) };
}

export async function action({ request, context }: Route.ActionArgs) {
  const platform = context.get(platformContext);
  const form = await readForm(request, signUpForm);
  if (!form.ok) return refuse(form);
  const { to, ...credentials } = form.value;
  if (!(await platform.mayProceed(`sign-up:${context.get(requestContext).ip}`))) {
    return refuse({ error: { key: "account:busy" }, values: form.values }, 429);
  }
  return attempt({ error: { key: "account:login.failed" }, values: form.values }, async () => {
    const entered = await signUp(
      platform,
      { ...credentials, language: languageOf(context) },
      request.headers,
    );
    if (!entered.ok)
      return refuse(
        { error: entered.error, fields: entered.fields, values: form.values },
        entered.status,
      );
    return createSignInResponse(context, entered, to, keepLanguage);
  });
}

export const clientAction = answering("account:login.failed");

export default function SignUp({ loaderData: { to, email }, actionData }: Route.ComponentProps) {
  return <EntryForm mode="signUp" to={to} email={email} answer={actionData} />;
}
