import { useActionData } from "react-router";
import type { FormAnswer } from "#app/ui/form/form.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { useWords } from "#app/ui/words.ts";

/** The page of an address that only takes posts: the error it answered, without JavaScript. */
export function ActionError() {
  const { t } = useWords();
  const answer = useActionData<FormAnswer>();
  if (answer?.ok !== false) return null;
  const sentence = answer.fields?.reason ?? answer.error;
  return sentence ? (
    <Notice kind="error" className="mb-4">
      {t(sentence)}
    </Notice>
  ) : null;
}
