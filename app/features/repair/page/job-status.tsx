import { href } from "react-router";
import { type JobSummary, jobStatuses, jobTones, workId } from "#app/features/repair/job.ts";
import { useWords } from "#app/ui/words.ts";
import { StatusPicker } from "./status-picker.tsx";

/** The status of a job, changed on the spot. */
export function JobStatusPicker({
  job,
}: {
  job: Pick<JobSummary, "id" | "number" | "status" | "statusVersion">;
}) {
  const { t } = useWords();
  return (
    <StatusPicker
      action={href("/repair-cms/:jobId/status", { jobId: job.id })}
      status={job.status}
      label={t("repair:jobs.statusOf", { workId: workId(job.number) })}
      version={job.statusVersion}
      options={jobStatuses.map((value) => ({
        value,
        label: t(`repair:jobs.status.${value}`),
        tone: jobTones[value],
      }))}
    />
  );
}
