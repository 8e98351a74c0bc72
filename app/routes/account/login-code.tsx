import { data, href, redirect } from "react-router";
import { secondStepForm } from "#app/features/account/forms.ts";
import { pageOf } from "#app/features/account/session/destination.ts";
import { viewerOf } from "#app/features/account/session/identity.server.ts";
import { openSession } from "#app/features/account/session/open-session.server.ts";
import { createSignInResponse } from "#app/features/account/session/sign-in-response.server.ts";
import { spendCode } from "#app/features/account/two-factor/check.server.ts";
import { sendTwoFactorLetter } from "#app/features/account/two-factor/letters.server.ts";
import {
  clearedSecondStep,
  findSecondStep,
} from "#app/features/account/two-factor/second-step.server.ts";
import { SecondStepPage } from "#app/features/account/two-factor/second-step-page.tsx";
import { findTwoFactor } from "#app/features/account/two-factor/state.server.ts";
import { useShell } from "#app/features/site/shell/use-shell.ts";
import { attempt, refuse } from "#app/http/answers.ts";
import { answering } from "#app/http/client-write.ts";
import { readForm } from "#app/http/form.ts";
import { languageOf } from "#app/i18n/i18n.server.ts";
import { keepLanguage } from "#app/i18n/language-cookie.server.ts";
import { platformContext, requestContext } from "#app/platform/context.ts";
import type { Route } from "./+types/login-code";

const late = (to: string | undefined) =>
  `${href("/login")}?done=late${to ? `&to=${encodeURIComponent(to)}` : ""}`;

export async function loader({ request, context }: Route.LoaderArgs) {
  const platform = context.get(platformContext);
  const to = pageOf(new URL(request.url).searchParams.get("to"));
  const step = await findSecondStep(platform, request.headers);
  if (!step) throw redirect(viewerOf(context) ? (to ?? "/") : late(to));
  const { appSince, passkeys } = await findTwoFactor(platform.db, step.user.id);
  return data(
    { to, hasApp: appSince !== null, hasPasskeys: passkeys.length > 0 },
    { headers: { "cache-control": "no-store" } },
  );
}

export async function action({ request, context }: Route.ActionArgs) {
  const platform = context.get(platformContext);
  const form = await readForm(request, secondStepForm);
  if (!form.ok) return refuse(form);
  const { code, to } = form.value;
  if (!(await platform.mayProceed(`second-step:${context.get(requestContext).ip}`)))
    return refuse("account:busy", 429);
  return attempt("account:login.failed", async () => {
    const step = await findSecondStep(platform, request.headers);
    if (!step) return redirect(late(pageOf(to)));
    const checked = await spendCode(platform, step.user, code);
    if (!checked.ok) return refuse(checked, checked.status);
    const userAgent = request.headers.get("user-agent") ?? "";
    const opened = await openSession(platform, step.user.id, { spend: step.spend }, userAgent);
    if (!opened.ok)
      return opened.status === 401 ? redirect(late(pageOf(to))) : refuse(opened, opened.status);
    if (checked.by === "recovery")
      sendTwoFactorLetter(platform, step.user.email, "recoveryUsed", languageOf(context));
    return createSignInResponse(
      context,
      { ...opened, cookies: [...opened.cookies, clearedSecondStep] },
      to,
      keepLanguage,
    );
  });
}

export const clientAction = answering("account:login.failed");

export default function LoginCode({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <SecondStepPage
      {...loaderData}
      contactEmail={useShell().facts?.contactEmail ?? ""}
      answer={actionData}
    />
  );
}
