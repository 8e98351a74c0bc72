import { href, Link } from "react-router";
import { passwordLength } from "#app/features/account/password/password.ts";
import { EmailField, PasswordField } from "#app/features/account/password/password-field.tsx";
import { PasskeySignIn } from "#app/features/account/two-factor/passkey/passkey-sign-in.tsx";
import { type FormAnswer, SubmitButton, WorkForm } from "#app/ui/form/form.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { useWords } from "#app/ui/words.ts";
import type { WordKey } from "#app/values/word-key.ts";
import { Entry, entryLink } from "./entry.tsx";
import { type EntryMode, entryHref } from "./entry-mode.ts";
import { useEmail } from "./use-email.ts";
import { useReturn } from "./use-return.ts";

type Props = {
  mode: EntryMode;
  to: string | undefined;
  /** The address that is filled in at first: that of an invitation. */
  email?: string | undefined;
  done?: WordKey | undefined;
  answer: FormAnswer | undefined;
};

/** The form of both sign-in and sign-up, of which one page shows one or the other. */
export function EntryForm({ mode, to, email, done, answer }: Props) {
  const { t } = useWords();
  const { target, forgetTarget } = useReturn(to, answer);
  const { field, along } = useEmail(email);
  const joining = mode === "signUp";
  return (
    <Entry
      title={t(`account:${mode}.title`)}
      below={
        <>
          <Link
            className={entryLink}
            to={entryHref(joining ? "login" : "signUp", to)}
            state={along}
          >
            {t(joining ? "account:signUp.toLogin" : "account:login.toSignUp")}
          </Link>
          {!joining && (
            <Link className={entryLink} to={href("/forgot-password")} state={along}>
              {t("account:login.forgot")}
            </Link>
          )}
        </>
      }
    >
      {done && !answer && <Notice kind="done">{t(done)}</Notice>}
      {to && !joining && !answer && <p className="text-ink-soft">{t("account:login.goOn")}</p>}
      <WorkForm answer={answer} onSubmit={forgetTarget} className="grid gap-5">
        <input type="hidden" name="to" value={target} />
        <EmailField {...field} />
        <PasswordField
          name="password"
          label={t("account:password.label")}
          placeholder={t("account:password.example")}
          autoComplete={joining ? "new-password" : "current-password"}
          hint={joining ? t("account:password.rule", { min: passwordLength.min }) : undefined}
        />
        <SubmitButton pending={t(`account:${mode}.pending`)} className="w-full">
          {t(`account:${mode}.submit`)}
        </SubmitButton>
      </WorkForm>
      {!joining && (
        <div className="grid gap-4 border-t border-line pt-5">
          <PasskeySignIn label="twoFactor:passkey.signIn" to={target} onExit={forgetTarget} />
        </div>
      )}
    </Entry>
  );
}
