import type { RouterContextProvider } from "react-router";
import { identityForm } from "#app/features/account/forms.ts";
import { renewSession } from "#app/features/account/session/renew-session.server.ts";
import type { Viewer } from "#app/features/account/viewer.ts";
import { attempt, refuse } from "#app/http/answers.ts";
import { readForm } from "#app/http/form.ts";
import { platformContext } from "#app/platform/context.ts";
import type { Language } from "#app/values/language.ts";
import { verifyIdentity } from "./verify-identity.server.ts";

type SignedInRequest = {
  request: Request;
  context: Readonly<RouterContextProvider>;
  viewer: Viewer;
  language: Language;
};

/** Runs the write of a form that verifies the identity (`identityForm`), if it is verified. */
export async function withConfirmedIdentity<Answer>(
  { request, context, viewer, language }: SignedInRequest,
  work: () => Promise<Answer>,
) {
  const form = await readForm(request, identityForm);
  if (!form.ok) return refuse(form);
  return attempt("account:login.failed", async () => {
    const verified = await verifyIdentity(
      context.get(platformContext),
      viewer,
      form.value,
      language,
    );
    if (!verified.ok) return refuse(verified, verified.status);
    await renewSession(context, viewer);
    return work();
  });
}
