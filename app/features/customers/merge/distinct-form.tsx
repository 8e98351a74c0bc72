import { SubmitButton, WorkForm } from "#app/ui/form/form.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { useWords } from "#app/ui/words.ts";
import { distinctHref } from "./addresses.ts";
import type { JoinedKind } from "./comparison.ts";

type Props = { kind: JoinedKind; keptId: string; goneId: string; distinct: boolean };

/** Below a comparison: says that the two are different, or takes that back. */
export function DistinctForm({ kind, keptId, goneId, distinct }: Props) {
  const { t } = useWords();
  return (
    <WorkForm answer={undefined} action={distinctHref(kind, keptId, goneId)} className="grid gap-3">
      <input type="hidden" name="distinct" value={distinct ? "no" : "yes"} />
      {distinct && <Notice kind="info">{t(`joining:distinct.marked.${kind}`)}</Notice>}
      <div className="flex flex-wrap items-center justify-end gap-x-5 gap-y-2">
        {!distinct && (
          <p className="min-w-0 flex-1 basis-60 text-ink-soft">{t("joining:distinct.hint")}</p>
        )}
        <SubmitButton kind="quiet" pending={t("joining:distinct.saving")}>
          {t(distinct ? "joining:distinct.takeBack" : `joining:distinct.mark.${kind}`)}
        </SubmitButton>
      </div>
    </WorkForm>
  );
}
