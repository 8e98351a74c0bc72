import type { FormAnswer } from "#app/ui/form/form.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { useWords } from "#app/ui/words.ts";

/** Why a button was refused, where its page has a place for it. */
export function RefusedNotice({ answer }: { answer: FormAnswer | undefined }) {
  const { t } = useWords();
  return answer?.ok === false && answer.error && <Notice kind="error">{t(answer.error)}</Notice>;
}
