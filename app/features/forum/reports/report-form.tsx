import { postLimits } from "#app/features/forum/posts/post.ts";
import { LinkButton } from "#app/ui/button.tsx";
import { TextArea } from "#app/ui/form/field.tsx";
import { type FormAnswer, SubmitButton, WorkForm } from "#app/ui/form/form.tsx";
import { Modal } from "#app/ui/modal.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { useWords } from "#app/ui/words.ts";

/** The dialog in which a reader says what is wrong with a post. */
export function ReportForm({
  answer,
  closeTo,
}: {
  answer: FormAnswer | undefined;
  closeTo: string;
}) {
  const { t } = useWords();
  const back = (
    <LinkButton kind="quiet" to={closeTo} preventScrollReset>
      {t(answer?.ok ? "forum:report.back" : "ui:cancel")}
    </LinkButton>
  );
  return (
    <Modal title={t("forum:report.title")} closeTo={closeTo}>
      {answer?.ok ? (
        <div className="grid gap-4">
          <Notice kind="done">{t("forum:report.thanks")}</Notice>
          <div className="justify-self-end">{back}</div>
        </div>
      ) : (
        <WorkForm answer={answer} preventScrollReset className="grid gap-4">
          <p>{t("forum:report.lead")}</p>
          <TextArea
            name="reason"
            label={t("forum:report.reason")}
            required
            maxLength={postLimits.reason}
            rows={3}
          />
          <div className="flex flex-wrap justify-end gap-3">
            {back}
            <SubmitButton pending={t("forum:report.sending")}>
              {t("forum:report.send")}
            </SubmitButton>
          </div>
        </WorkForm>
      )}
    </Modal>
  );
}
