import { data, redirect } from "react-router";
import { signInForm, signUpForm } from "#app/features/account/forms.ts";
import { signIn } from "#app/features/account/password/sign-in.server.ts";
import { signUp } from "#app/features/account/password/sign-up.server.ts";
import { afterSignIn, arrivedAs, pageOf } from "#app/features/account/session/destination.ts";
import { findEndedEmail } from "#app/features/account/session/ended-email.server.ts";
import { identityOf } from "#app/features/account/session/identity.server.ts";
import { bringsSession, clearedSession } from "#app/features/account/session/session-cookie.ts";
import { createSignInResponse } from "#app/features/account/session/sign-in-response.server.ts";
import { EntryForm } from "#app/features/account/sign-in/entry-form.tsx";
import { entryMode } from "#app/features/account/sign-in/entry-mode.ts";
import { attempt, refuse } from "#app/http/answers.ts";
import { answering } from "#app/http/client-write.ts";
import { readForm } from "#app/http/form.ts";
import { languageOf } from "#app/i18n/i18n.server.ts";
import { keepLanguage } from "#app/i18n/language-cookie.server.ts";
import { platformContext, requestContext } from "#app/platform/context.ts";
import { invitedEmail } from "#app/routes/invitations/invited-email.server.ts";
import type { WordKey } from "#app/values/word-key.ts";
import type { Route } from "./+types/login";

/** The notice above the form. */
const notices = new Map<string, WordKey>([
  ["reset", "account:login.wasReset"],
  ["deleted", "account:login.wasDeleted"],
  ["late", "twoFactor:step.late"],
]);

export async function loader({ request, context }: Route.LoaderArgs) {
  const { searchParams } = new URL(request.url);
  const { viewer, failure } = identityOf(context);
  if (viewer) throw redirect(afterSignIn(searchParams.get("to"), arrivedAs(viewer)));
  // Delete the cookie of an ended session, which would cost a lookup on every page.
  const stale = bringsSession(request.headers) && failure === undefined;
  const headers = new Headers();
  if (stale) headers.set("set-cookie", clearedSession);
  const to = pageOf(searchParams.get("to"));
  const invited = await invitedEmail(context, to);
  const email =
    invited ??
    (stale ? await findEndedEmail(context.get(platformContext), request.headers) : undefined);
  const done = searchParams.get("done");
  return data({ mode: entryMode(searchParams), to, email, done }, { headers });
}

/** Signs in, or makes an account: the address says which of the two forms it was. */
export async function action({ request, context }: Route.ActionArgs) {
  const platform = context.get(platformContext);
  const joins = entryMode(new URL(request.url).searchParams) === "signUp";
  const form = await readForm(request, joins ? signUpForm : signInForm);
  if (!form.ok) return refuse(form);
  const { to, ...credentials } = form.value;
  const { ip } = context.get(requestContext);
  if (!(await platform.mayProceed(`${joins ? "sign-up" : "sign-in"}:${ip}`)))
    return refuse({ error: { key: "account:busy" }, values: form.values }, 429);
  return attempt({ error: { key: "account:login.failed" }, values: form.values }, async () => {
    const entered = joins
      ? await signUp(platform, { ...credentials, language: languageOf(context) }, request.headers)
      : await signIn(platform, credentials, request.headers);
    if (!entered.ok)
      return refuse(
        { error: entered.error, fields: entered.fields, values: form.values },
        entered.status,
      );
    return createSignInResponse(context, entered, to, keepLanguage);
  });
}

export const clientAction = answering("account:login.failed");

export default function Login({
  loaderData: { mode, to, email, done },
  actionData,
}: Route.ComponentProps) {
  return (
    <EntryForm
      key={mode}
      mode={mode}
      to={to}
      email={email}
      done={notices.get(done ?? "")}
      answer={actionData}
    />
  );
}
