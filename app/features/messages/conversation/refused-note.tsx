import type { FormAnswer } from "#app/ui/form/form.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { useWords } from "#app/ui/words.ts";

/** The refusal that a button's own address answered. */
export function RefusedNote({ answer }: { answer: FormAnswer | undefined }) {
  const { t } = useWords();
  if (!answer || answer.ok || !answer.error) return null;
  return <Notice kind="error">{t(answer.error)}</Notice>;
}
