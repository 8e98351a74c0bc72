import { href } from "react-router";
import type { FormAnswer } from "#app/ui/form/form.tsx";
import { Question } from "#app/ui/form/question.tsx";
import { useWords } from "#app/ui/words.ts";

const pendingLabels = {
  resend: "team:invitations.resending",
  revoke: "team:invitations.revoking",
} as const;

type Props = {
  verb: keyof typeof pendingLabels;
  /** The email address of the invitation. */
  email: string;
  answer: FormAnswer | undefined;
};

/** Confirms that an open invitation is sent again or revoked. */
export function InvitationQuestion({ verb, email, answer }: Props) {
  const { t } = useWords();
  return (
    <Question
      title={t(`team:invitations.${verb}`)}
      text={t(`team:invitations.${verb}Question`, { email })}
      closeTo={href("/repair-cms/team")}
      answer={answer}
      pendingLabel={t(pendingLabels[verb])}
    >
      <p className="text-ink-soft">{t(`team:invitations.${verb}Hint`)}</p>
    </Question>
  );
}
