import { useActionData } from "react-router";
import type { FormAnswer } from "#app/ui/form/form.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { useWords } from "#app/ui/words.ts";

/** The refusal of a change, above the user's page that is rendered without JavaScript. */
export function ChangeAnswer() {
  const { t } = useWords();
  const answer = useActionData<FormAnswer>();
  if (!answer || answer.ok) return null;
  const said = [...Object.values(answer.fields ?? {}), answer.error].flatMap((one) => one ?? [])[0];
  return said ? (
    <Notice kind="error" className="mb-6">
      {t(said)}
    </Notice>
  ) : null;
}
