import { href } from "react-router";
import { PasswordField } from "#app/features/account/password/password-field.tsx";
import type { FormAnswer } from "#app/ui/form/form.tsx";
import { Question } from "#app/ui/form/question.tsx";
import { useWords } from "#app/ui/words.ts";
import type { WordKey } from "#app/values/word-key.ts";

type Props = { title: WordKey; text: WordKey; answer: FormAnswer | undefined };

/**
 * Asks for the password before other devices are signed out, so that no one at an unlocked screen
 * can lock the owner out.
 */
export function SignOutQuestion({ title, text, answer }: Props) {
  const { t } = useWords();
  return (
    <Question
      title={t(title)}
      text={t(text)}
      closeTo={href("/account")}
      answer={answer}
      pendingLabel={t("account:page.signingOut")}
    >
      <PasswordField
        name="password"
        label={t("account:password.confirm")}
        autoComplete="current-password"
      />
    </Question>
  );
}
