import { BudgetNote } from "#app/features/forum/translation/budget-note.tsx";
import { TextField } from "#app/ui/form/field.tsx";
import { FormActions, type FormAnswer, SubmitButton, WorkForm } from "#app/ui/form/form.tsx";
import { Modal } from "#app/ui/modal.tsx";
import { StableValue } from "#app/ui/text/stable-value.tsx";
import { useWords } from "#app/ui/words.ts";
import { ContentField } from "./content-field.tsx";
import { postLimits } from "./post.ts";
import type { Budget } from "./shown.ts";

type Props = {
  /** A topic has one, a reply has not. */
  title?: string;
  content: string;
  version: number;
  budget: Budget;
  answer: FormAnswer | undefined;
  draft: string;
  closeTo: string;
};

/** The dialog in which an author corrects a post. */
export function EditPost({ title, content, version, budget, answer, draft, closeTo }: Props) {
  const { t } = useWords();
  return (
    <Modal
      title={t(title === undefined ? "forum:form.editReply" : "forum:form.editTopic")}
      closeTo={closeTo}
    >
      <BudgetNote budget={budget} of="author" />
      <WorkForm answer={answer} draft={draft} className="grid gap-4">
        <p className="text-ink-soft">{t("forum:form.editUntil")}</p>
        {title !== undefined && (
          <TextField
            name="title"
            label={t("forum:form.title")}
            defaultValue={title}
            required
            maxLength={postLimits.title}
          />
        )}
        <ContentField label={t("forum:form.content")} defaultValue={content} />
        <StableValue name="version" value={String(version)} />
        <FormActions cancelTo={closeTo}>
          <SubmitButton pending={t("ui:saving")}>{t("ui:save")}</SubmitButton>
        </FormActions>
      </WorkForm>
    </Modal>
  );
}
