import { ConfirmButton } from "#app/ui/confirm.tsx";
import { Plate } from "#app/ui/plate.tsx";
import { Skeleton } from "#app/ui/skeleton.tsx";
import { type Column, RowLink, Table } from "#app/ui/table.tsx";
import { useWords } from "#app/ui/words.ts";
import { type JobSummary, workId } from "./job.ts";
import { JobStatusPicker } from "./job-status.tsx";

/** The jobs of a page of the list. */
export function JobTable({ jobs }: { jobs: readonly JobSummary[] }) {
  const { say } = useWords();
  const columns: Column<JobSummary>[] = [
    {
      label: say("repair:jobs.columns.workId"),
      cell: (job) => (
        <RowLink to={`/repair-cms/${job.id}`} className="label figures text-lg whitespace-nowrap">
          {workId(job.number)}
        </RowLink>
      ),
    },
    {
      label: say("repair:jobs.columns.customer"),
      cell: (job) => (
        <>
          <p className="font-semibold">{`${job.customerFirstName} ${job.customerLastName}`}</p>
          <p className="text-ink-soft">{job.customerEmail}</p>
        </>
      ),
    },
    {
      label: say("repair:jobs.columns.vehicle"),
      cell: (job) => (
        <>
          <p className="mb-1">
            {`${job.carMake} ${job.carModel} `}
            <span className="figures text-ink-soft">{job.carYear}</span>
          </p>
          <Plate>{job.licensePlate}</Plate>
        </>
      ),
    },
    {
      label: say("repair:jobs.columns.status"),
      cell: (job) => <JobStatusPicker job={job} />,
    },
    {
      label: say("repair:jobs.columns.actions"),
      quiet: true,
      cell: (job) => <DeleteJob job={job} />,
    },
  ];
  return <Table name={say("repair:title")} columns={columns} rows={jobs} id={(job) => job.id} />;
}

function DeleteJob({ job }: { job: JobSummary }) {
  const { say } = useWords();
  return (
    <ConfirmButton
      kind="quiet"
      href={`/repair-cms/${job.id}/delete`}
      hidden={{ stay: "yes" }}
      label={say("repair:jobs.delete.of", { workId: workId(job.number) })}
      text={say("repair:jobs.delete.question")}
      detail={say("repair:jobs.delete.gone", {
        workId: workId(job.number),
        customer: `${job.customerFirstName} ${job.customerLastName}`,
      })}
      confirmLabel={say("ui:delete")}
      pendingLabel={say("ui:deleting")}
    >
      <Bin />
    </ConfirmButton>
  );
}

const Bin = () => (
  <svg aria-hidden viewBox="0 0 24 24" className="size-6 fill-none stroke-current stroke-2" strokeLinecap="square">
    <path d="M4 7h16M9 7V4h6v3M6 7l1 13h10l1-13M10 11v5M14 11v5" />
  </svg>
);

/** The table's shape while another page of it is on its way. */
export function JobTableSkeleton() {
  return (
    <div className="grid gap-3">
      {["a", "b", "c", "d", "e", "f"].map((row) => (
        <Skeleton key={row} className="h-48 sm:h-20" />
      ))}
    </div>
  );
}
