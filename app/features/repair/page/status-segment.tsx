import { href, useFetcher } from "react-router";
import { type JobSummary, jobStatuses, jobTones, workId } from "#app/features/repair/job.ts";
import { Badge } from "#app/ui/badge.tsx";
import type { FormAnswer } from "#app/ui/form/form.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { Back, SignInAgain } from "#app/ui/page/here.tsx";
import { useWords } from "#app/ui/words.ts";

type Props = {
  job: Pick<JobSummary, "id" | "number" | "status" | "statusVersion">;
  mayWrite: boolean;
};

/**
 * The status of a job as a row of all of them, one tap from any to any other: shown at once, taken
 * back with a sentence when it could not be saved.
 */
export function StatusSegment({ job, mayWrite }: Props) {
  const { t } = useWords();
  const fetcher = useFetcher<FormAnswer>();
  if (!mayWrite)
    return (
      <p>
        <Badge tone={jobTones[job.status]}>{t(`repair:jobs.status.${job.status}`)}</Badge>
      </p>
    );
  const saving = jobStatuses.find((one) => one === fetcher.formData?.get("status"));
  const chosen = saving ?? job.status;
  const refusal = fetcher.state === "idle" && fetcher.data?.ok === false ? fetcher.data : undefined;
  return (
    <fetcher.Form
      method="post"
      action={href("/repair-cms/:jobId/status", { jobId: job.id })}
      className="grid min-w-0 gap-2"
    >
      <input type="hidden" name="version" value={job.statusVersion} />
      <noscript>
        <Back />
      </noscript>
      <fieldset aria-busy={saving ? true : undefined} className="segment min-w-0 print:hidden">
        <legend className="sr-only">
          {t("repair:jobs.statusOf", { workId: workId(job.number) })}
        </legend>
        {jobStatuses.map((status) => (
          <button
            key={status}
            type="submit"
            name="status"
            value={status}
            aria-pressed={status === chosen}
            className={status === chosen ? `status-${jobTones[status]}` : undefined}
          >
            {t(`repair:jobs.status.${status}`)}
          </button>
        ))}
      </fieldset>
      <p className="hidden print:block">{t(`repair:jobs.status.${chosen}`)}</p>
      <span role="status" className="sr-only">
        {saving && t("ui:saving")}
      </span>
      {refusal?.error && (
        <Notice kind="error">
          {t(refusal.error)} {refusal.signIn && <SignInAgain />}
        </Notice>
      )}
    </fetcher.Form>
  );
}
