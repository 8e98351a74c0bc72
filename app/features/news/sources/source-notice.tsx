import { useActionData } from "react-router";
import type { FormAnswer } from "#app/ui/form/form.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { useWords } from "#app/ui/words.ts";
import type { Message } from "#app/values/word-key.ts";

/** The result of a button that was pressed without JavaScript, above the list. */
export function SourceNotice() {
  const { t } = useWords();
  const answer = useActionData<FormAnswer & { message?: Message; succeeded?: boolean }>();
  const message = answer && (answer.ok ? answer.message : answer.error);
  if (!message) return null;
  return (
    <Notice kind={!answer.ok ? "error" : answer.succeeded ? "done" : "info"} className="mb-6">
      {t(message)}
    </Notice>
  );
}
