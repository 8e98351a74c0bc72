import { href } from "react-router";
import type { FormAnswer } from "#app/ui/form/form.tsx";
import { Question } from "#app/ui/form/question.tsx";
import { useWords } from "#app/ui/words.ts";

type Props = { jobId: string; answer: FormAnswer | undefined };

/** Asks before a link is revoked: its customer cannot open it any more. */
export function RevokeQuestion({ jobId, answer }: Props) {
  const { t } = useWords();
  return (
    <Question
      title={t("send:revokeTitle")}
      text={t("send:revokeQuestion")}
      closeTo={href("/repair-cms/:jobId/send", { jobId })}
      answer={answer}
      confirmLabel={t("send:revoke")}
      pendingLabel={t("send:revoking")}
    />
  );
}
