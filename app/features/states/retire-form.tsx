import { href, useFetcher } from "react-router";
import { type FormAnswer, SubmitButton, WorkForm } from "#app/ui/form/form.tsx";
import { useWords } from "#app/ui/words.ts";

/** Retires a state, or brings it back. */
export function RetireForm({ id, retired }: { id: string; retired: boolean }) {
  const { t } = useWords();
  const fetcher = useFetcher<FormAnswer>();
  return (
    <WorkForm
      answer={fetcher.data}
      fetcher={fetcher}
      action={href("/repair-cms/states/:stateId/retire", { stateId: id })}
      className="mt-6 grid gap-2 border-t border-line pt-4"
    >
      <input type="hidden" name="retired" value={retired ? "no" : "yes"} />
      {!retired && <p className="text-base text-ink-soft">{t("states:retireHint")}</p>}
      <p>
        <SubmitButton kind="plain" pending={t("ui:saving")}>
          {t(retired ? "states:back" : "states:retire")}
        </SubmitButton>
      </p>
    </WorkForm>
  );
}
