import { useActionData } from "react-router";
import type { FormAnswer } from "#app/ui/form/form.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { useWords } from "#app/ui/words.ts";

/** Shows the refusal of a button's address above the page around it, without JavaScript. */
export function Refusal() {
  const { t } = useWords();
  const answer = useActionData<FormAnswer>();
  return answer?.ok === false && answer.error ? (
    <Notice kind="error">{t(answer.error)}</Notice>
  ) : null;
}
