import { href, Link } from "react-router";
import { forgotForm } from "#app/features/account/forms.ts";
import { countAttempt } from "#app/features/account/password/attempts.server.ts";
import { EmailField } from "#app/features/account/password/password-field.tsx";
import { sendResetLink } from "#app/features/account/password/resets.server.ts";
import { Entry, entryLink } from "#app/features/account/sign-in/entry.tsx";
import { useEmail } from "#app/features/account/sign-in/use-email.ts";
import { attempt, done, refuse } from "#app/http/answers.ts";
import { answering } from "#app/http/client-write.ts";
import { readForm } from "#app/http/form.ts";
import { languageOf } from "#app/i18n/i18n.server.ts";
import { platformContext, requestContext } from "#app/platform/context.ts";
import { SubmitButton, WorkForm } from "#app/ui/form/form.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { useWords } from "#app/ui/words.ts";
import type { Route } from "./+types/forgot-password";

export const loader = ({ context }: Route.LoaderArgs) => ({
  demo: context.get(platformContext).config.mail === "demo",
});

export async function action({ request, context }: Route.ActionArgs) {
  const platform = context.get(platformContext);
  const form = await readForm(request, forgotForm);
  if (!form.ok) return refuse(form);
  const { email } = form.value;
  if (!(await platform.mayProceed(`reset:${context.get(requestContext).ip}`))) {
    return refuse({ error: { key: "account:busy" }, values: form.values }, 429);
  }
  return attempt({ error: { key: "account:login.failed" }, values: form.values }, async () => {
    const counted = await countAttempt(platform, "letter", email);
    if (!counted.ok) {
      return refuse(
        {
          error: { key: "account:tooMany", params: { minutes: counted.minutes } },
          values: form.values,
        },
        429,
      );
    }
    // Not awaited: neither the answer nor its time may tell whether the account exists.
    platform.defer(sendResetLink(platform, email, languageOf(context)));
    return done;
  });
}

export const clientAction = answering("account:login.failed");

export default function ForgotPassword({ loaderData: { demo }, actionData }: Route.ComponentProps) {
  const { t } = useWords();
  const { field, along } = useEmail();
  const sent = actionData?.ok === true;
  return (
    <Entry
      title={t("account:forgot.title")}
      below={
        <Link className={entryLink} to={href("/login")} state={along}>
          {t("account:forgot.back")}
        </Link>
      }
    >
      {demo && (
        <Notice kind="info">
          {t("account:forgot.demo")}{" "}
          <a className="underline" href="/demo/outbox">
            {t("account:forgot.outbox")}
          </a>
        </Notice>
      )}
      {sent ? (
        <>
          <Notice kind="done">{t("account:forgot.sent")}</Notice>
          <p className="text-ink-soft">{t("account:forgot.spam")}</p>
        </>
      ) : (
        <WorkForm answer={actionData} className="grid gap-5">
          <p>{t("account:forgot.lead")}</p>
          <EmailField {...field} />
          <SubmitButton pending={t("account:forgot.pending")} className="w-full">
            {t("account:forgot.submit")}
          </SubmitButton>
        </WorkForm>
      )}
    </Entry>
  );
}
