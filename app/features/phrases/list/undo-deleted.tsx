import { href, useLocation, useSearchParams } from "react-router";
import { type FormAnswer, SubmitButton, WorkForm } from "#app/ui/form/form.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { useWords } from "#app/ui/words.ts";
import { readDeleted } from "./deleted.ts";

/** Names the deleted phrase, and offers to restore it. */
export function UndoDeleted({ answer }: { answer?: FormAnswer }) {
  const { t } = useWords();
  const [params] = useSearchParams();
  const { key } = useLocation();
  const deleted = readDeleted(params);
  if (!deleted) return null;
  return (
    <Notice kind="done" className="mb-4">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <span className="wrap-anywhere">{t("phrases:deleted", { name: deleted.words })}</span>
        <WorkForm key={key} answer={answer} action={href("/repair-cms/words/new")}>
          {Object.entries(deleted.form).map(([name, value]) => (
            <input key={name} type="hidden" name={name} value={value} />
          ))}
          <SubmitButton kind="plain" pending={t("phrases:undoing")}>
            {t("phrases:undo")}
          </SubmitButton>
        </WorkForm>
      </div>
    </Notice>
  );
}
