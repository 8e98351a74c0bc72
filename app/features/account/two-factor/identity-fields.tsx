import { useRef } from "react";
import { href } from "react-router";
import { PasswordField } from "#app/features/account/password/password-field.tsx";
import { TextField } from "#app/ui/form/field.tsx";
import { useWords } from "#app/ui/words.ts";
import type { WordKey } from "#app/values/word-key.ts";
import { PasskeyButton } from "./passkey/passkey-button.tsx";

/** The proof of identity required before a second factor changes. */
export type IdentityQuestion = {
  email: string;
  /** Whether there is a second factor. */
  twoFactor: boolean;
  hasPasskeys: boolean;
};

/**
 * The fields of `verifyIdentity` in a `WorkForm`: the password, and a code or a passkey if there is
 * a second factor.
 */
export function IdentityFields({ email, twoFactor, hasPasskeys }: IdentityQuestion) {
  const { t } = useWords();
  const passkey = useRef<HTMLInputElement>(null);
  const answer = (credential: string) => {
    if (!passkey.current) return;
    passkey.current.value = credential;
    passkey.current.form?.requestSubmit();
  };
  return (
    <>
      <p className="text-ink-soft">{t("twoFactor:prove.text")}</p>
      <input type="email" autoComplete="username" value={email} readOnly hidden />
      <PasswordField
        name="password"
        label={t("account:password.current")}
        autoComplete="current-password"
      />
      {twoFactor && <CodeField />}
      {twoFactor && hasPasskeys && (
        <>
          <input ref={passkey} type="hidden" name="passkey" />
          <PasskeyButton
            label={t("twoFactor:passkey.use")}
            from={href("/account/two-step/passkeys/ask")}
            onAnswer={answer}
          />
        </>
      )}
    </>
  );
}

/** A code from the app, or a recovery code. */
export function CodeField({ label = "twoFactor:code.either" }: { label?: WordKey }) {
  const { t } = useWords();
  return (
    <TextField
      name="code"
      label={t(label)}
      hint={t("twoFactor:code.eitherHint")}
      autoComplete="one-time-code"
      autoCapitalize="characters"
      autoCorrect="off"
      spellCheck={false}
      maxLength={60}
      required
    />
  );
}
