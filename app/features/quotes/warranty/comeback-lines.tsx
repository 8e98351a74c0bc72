import { href, Link } from "react-router";
import type { Comebacks } from "#app/features/repair/comebacks/comebacks.ts";
import { workId } from "#app/features/repair/job.ts";
import { SubmitButton, WorkForm } from "#app/ui/form/form.tsx";
import { useWords } from "#app/ui/words.ts";

/** Marks a job as a comeback of an earlier one; with `of` empty, as none. */
export function ComebackButton({ jobId, of }: { jobId: string; of: string }) {
  const { t } = useWords();
  return (
    <WorkForm
      answer={undefined}
      action={href("/repair-cms/:jobId/comeback", { jobId })}
      preventScrollReset
    >
      <input type="hidden" name="of" value={of} />
      <SubmitButton kind="plain" pending={t("customers:warranty.setting")}>
        {of === "" ? t("customers:warranty.remove") : t("customers:warranty.comeback")}
      </SubmitButton>
    </WorkForm>
  );
}

/** The job that this one is a comeback of, and its own comebacks. */
export function ComebackLines({ jobId, comebacks }: { jobId: string; comebacks: Comebacks }) {
  const { t } = useWords();
  return (
    <ul>
      {comebacks.map(([id, number, isFirst]) => (
        <li key={id} className="flex flex-wrap items-center gap-x-3">
          <Link
            to={href("/repair-cms/:jobId", { jobId: id })}
            className="flex min-h-11 flex-1 basis-60 items-center font-semibold underline"
          >
            {t(isFirst ? "customers:warranty.of" : "customers:warranty.cameBack", {
              job: workId(number),
            })}
          </Link>
          {isFirst === 1 && <ComebackButton jobId={jobId} of="" />}
        </li>
      ))}
    </ul>
  );
}
