import { href } from "react-router";
import { ConfirmButton } from "#app/ui/form/confirm.tsx";
import { SubmitButton, WorkForm } from "#app/ui/form/form.tsx";
import { useWords } from "#app/ui/words.ts";

type QuotePath = { jobId: string; quoteId: string };

export function DuplicateButton({ at, copyId }: { at: QuotePath; copyId: string }) {
  const { t } = useWords();
  return (
    <WorkForm
      answer={undefined}
      action={href("/repair-cms/:jobId/quotes/:quoteId/duplicate", at)}
      preventScrollReset
    >
      <input type="hidden" name="id" value={copyId} />
      <SubmitButton kind="plain" pending={t("quotes:duplicating")}>
        {t("quotes:duplicate")}
      </SubmitButton>
    </WorkForm>
  );
}

export function DeleteButton({ at, called }: { at: QuotePath; called: string }) {
  const { t } = useWords();
  return (
    <ConfirmButton
      kind="danger"
      href={href("/repair-cms/:jobId/quotes/:quoteId/delete", at)}
      text={t("quotes:confirmDelete")}
      detail={called}
      confirmLabel={t("quotes:delete")}
      pendingLabel={t("ui:deleting")}
    >
      {t("quotes:delete")}
    </ConfirmButton>
  );
}
