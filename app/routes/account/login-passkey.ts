import { passkeySignInForm } from "#app/features/account/forms.ts";
import { openSession } from "#app/features/account/session/open-session.server.ts";
import { createSignInResponse } from "#app/features/account/session/sign-in-response.server.ts";
import {
  askOptions,
  readPasskey,
  toSignIn,
} from "#app/features/account/two-factor/passkey/passkeys.server.ts";
import { clearedSecondStep } from "#app/features/account/two-factor/second-step.server.ts";
import { attempt, refuse } from "#app/http/answers.ts";
import { readForm } from "#app/http/form.ts";
import { keepLanguage } from "#app/i18n/language-cookie.server.ts";
import { platformContext, requestContext } from "#app/platform/context.ts";
import { log } from "#app/platform/log/log.ts";
import type { Route } from "./+types/login-passkey";

/** The options for the browser, which then posts the passkey's response here. */
export async function loader({ context }: Route.LoaderArgs) {
  const options = await askOptions(context.get(platformContext), toSignIn);
  return Response.json(options, { headers: { "cache-control": "no-store" } });
}

export async function action({ request, context }: Route.ActionArgs) {
  const platform = context.get(platformContext);
  const form = await readForm(request, passkeySignInForm);
  if (!form.ok) return refuse("twoFactor:passkey.wrong");
  if (!(await platform.mayProceed(`passkey:${context.get(requestContext).ip}`)))
    return refuse("account:busy", 429);
  return attempt("account:login.failed", async () => {
    const shown = await readPasskey(platform, form.value.credential, toSignIn);
    if (!shown.ok) {
      log.info("sign-in refused", { by: "passkey", reason: shown.error.key });
      return refuse(shown.error, shown.status);
    }
    const userAgent = request.headers.get("user-agent") ?? "";
    const opened = await openSession(platform, shown.userId, { spend: shown.use }, userAgent);
    log.info(opened.ok ? "signed in" : "sign-in refused", { by: "passkey", user: shown.userId });
    if (!opened.ok) return refuse(opened.error, opened.status);
    return createSignInResponse(
      context,
      { ...opened, cookies: [...opened.cookies, clearedSecondStep] },
      form.value.to,
      keepLanguage,
    );
  });
}
