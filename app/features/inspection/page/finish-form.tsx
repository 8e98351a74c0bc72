import { href, useFetcher } from "react-router";
import { type FormAnswer, SubmitButton, WorkForm } from "#app/ui/form/form.tsx";
import { useWords } from "#app/ui/words.ts";

type Props = {
  jobId: string;
  isFinished: boolean;
  /** Whether nothing else is to be done. */
  isNext: boolean;
};

/** Finishes an inspection, or opens it again. */
export function FinishForm({ jobId, isFinished, isNext }: Props) {
  const { t } = useWords();
  const fetcher = useFetcher<FormAnswer>();
  const action = isFinished
    ? href("/repair-cms/:jobId/inspection/reopen", { jobId })
    : href("/repair-cms/:jobId/inspection/finish", { jobId });
  return (
    <WorkForm action={action} answer={fetcher.data} fetcher={fetcher} className="grid">
      <SubmitButton
        kind={isNext && !isFinished ? "primary" : "plain"}
        pending={t("inspection:finishing")}
      >
        {t(isFinished ? "inspection:reopen" : "inspection:finish")}
      </SubmitButton>
    </WorkForm>
  );
}
