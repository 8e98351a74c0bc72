import type { RouterContextProvider } from "react-router";
import { proveForm } from "#app/features/account/forms.ts";
import { renewSession } from "#app/features/account/session/renew-session.server.ts";
import type { Viewer } from "#app/features/account/viewer.ts";
import { attempt, refuse } from "#app/http/answers.ts";
import { readForm } from "#app/http/form.ts";
import { platformContext } from "#app/platform/context.ts";
import type { Language } from "#app/values/language.ts";
import { prove } from "./verify-identity.server.ts";

type Asked = {
  request: Request;
  context: Readonly<RouterContextProvider>;
  viewer: Viewer;
  language: Language;
};

/**
 * Does the work of a form that asks for the password and, once there is a factor, for a factor
 * (`proveForm`), if both are right.
 */
export async function whenProven<Answer>(
  { request, context, viewer, language }: Asked,
  work: () => Promise<Answer>,
) {
  const form = await readForm(request, proveForm);
  if (!form.ok) return refuse(form);
  return attempt("account:login.failed", async () => {
    const proven = await prove(context.get(platformContext), viewer, form.value, language);
    if (!proven.ok) return refuse(proven, proven.status);
    await renewSession(context, viewer);
    return work();
  });
}
