import { href } from "react-router";
import { type JobSummary, jobTones, workId } from "#app/features/repair/job.ts";
import { Badge } from "#app/ui/badge.tsx";
import { RowLink } from "#app/ui/page/page-link.tsx";
import { Plate } from "#app/ui/plate.tsx";
import { type Column, Table } from "#app/ui/table.tsx";
import { useWords } from "#app/ui/words.ts";

/** Page of an owner's jobs, read-only after the plan that writes them has ended. */
export function KeptJobs({ jobs }: { jobs: readonly JobSummary[] }) {
  const { t } = useWords();
  const columns: Column<JobSummary>[] = [
    {
      label: t("repair:jobs.columns.workId"),
      cell: (job) => (
        <RowLink
          to={href("/repair-cms/:jobId", { jobId: job.id })}
          className="label figures text-lg whitespace-nowrap"
        >
          {workId(job.number)}
        </RowLink>
      ),
    },
    {
      label: t("repair:jobs.columns.customer"),
      cell: (job) => `${job.customerFirstName} ${job.customerLastName}`,
    },
    {
      label: t("repair:jobs.columns.vehicle"),
      cell: (job) => (
        <>
          <p className="sm:mb-1">{`${job.carMake} ${job.carModel} ${job.carYear}`}</p>
          <Plate>{job.licensePlate}</Plate>
        </>
      ),
    },
    {
      label: t("repair:jobs.columns.status"),
      cell: (job) => (
        <Badge tone={jobTones[job.status]}>{t(`repair:jobs.status.${job.status}`)}</Badge>
      ),
    },
  ];
  return <Table name={t("repair:title")} columns={columns} rows={jobs} id={({ id }) => id} />;
}
