import { href, Link } from "react-router";
import { Entry, entryLink } from "#app/features/account/sign-in/entry.tsx";
import { type FormAnswer, SubmitButton, WorkForm } from "#app/ui/form/form.tsx";
import { useWords } from "#app/ui/words.ts";
import { CodeField } from "./identity-fields.tsx";
import { PasskeySignIn } from "./passkey/passkey-sign-in.tsx";

type Props = {
  to: string | undefined;
  hasApp: boolean;
  hasPasskeys: boolean;
  contactEmail: string;
  answer: FormAnswer | undefined;
};

/** The second step of a sign-in: a code, a recovery code or a passkey. */
export function SecondStepPage({ to, hasApp, hasPasskeys, contactEmail, answer }: Props) {
  const { t } = useWords();
  // Without an app the field is for recovery codes only.
  const passkeyFirst = hasPasskeys && !hasApp;
  return (
    <Entry
      title={t("twoFactor:step.title")}
      below={
        <>
          {contactEmail && (
            <p className="text-ink-soft">{t("twoFactor:step.lost", { email: contactEmail })}</p>
          )}
          <Link className={entryLink} to={href("/login")}>
            {t("twoFactor:step.back")}
          </Link>
        </>
      }
    >
      <p>{t(hasApp ? "twoFactor:step.app" : "twoFactor:step.noApp")}</p>
      {hasPasskeys && (
        <PasskeySignIn
          kind={passkeyFirst ? "primary" : "plain"}
          label={hasApp ? "twoFactor:passkey.use" : "twoFactor:passkey.signIn"}
          to={to ?? ""}
        />
      )}
      <WorkForm answer={answer} className="grid gap-5">
        <input type="hidden" name="to" value={to ?? ""} />
        <CodeField label={hasApp ? "twoFactor:code.either" : "twoFactor:code.recovery"} />
        <SubmitButton
          kind={passkeyFirst ? "plain" : "primary"}
          pending={t("account:login.pending")}
          className="w-full"
        >
          {t("twoFactor:step.submit")}
        </SubmitButton>
      </WorkForm>
    </Entry>
  );
}
