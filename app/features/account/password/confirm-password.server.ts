import type { RouterContextProvider } from "react-router";
import { confirmForm } from "#app/features/account/forms.ts";
import { renewSession } from "#app/features/account/session/renew-session.server.ts";
import type { Viewer } from "#app/features/account/viewer.ts";
import { attempt, refuse } from "#app/http/answers.ts";
import { readForm } from "#app/http/form.ts";
import { platformContext } from "#app/platform/context.ts";
import { checkPassword } from "./check-password.server.ts";

type SignedInRequest = {
  request: Request;
  context: Readonly<RouterContextProvider>;
  viewer: Viewer;
};

/**
 * Runs the write of a form that requires the current password (`confirmForm`), if it is correct.
 */
export async function withConfirmedPassword<Answer>(
  { request, context, viewer }: SignedInRequest,
  work: () => Promise<Answer>,
) {
  const form = await readForm(request, confirmForm);
  if (!form.ok) return refuse(form);
  return attempt("account:login.failed", async () => {
    const platform = context.get(platformContext);
    const checked = await checkPassword(platform, viewer, form.value.password, "password");
    if (!checked.ok)
      return refuse({ error: checked.error, fields: checked.fields }, checked.status);
    await renewSession(context, viewer);
    return work();
  });
}
