import { useFetcher } from "react-router";
import type { FormAnswer } from "#app/ui/form/form.tsx";
import { SubmitButton, WorkForm } from "#app/ui/form/form.tsx";
import { useWords } from "#app/ui/words.ts";

/** Marks a topic as answered, or reopens it; for its author. */
export function AnsweredButton({ path, answered }: { path: string; answered: boolean }) {
  const { t } = useWords();
  const fetcher = useFetcher<FormAnswer>();
  return (
    <WorkForm
      fetcher={fetcher}
      answer={fetcher.data}
      action={`${path}/answered`}
      className="mr-auto"
    >
      <input type="hidden" name="answered" value={answered ? "no" : "yes"} />
      <SubmitButton kind="quiet" className="text-base" pending={t("forum:topic.marking")}>
        {t(answered ? "forum:topic.markOpen" : "forum:topic.markAnswered")}
      </SubmitButton>
    </WorkForm>
  );
}
