import { href } from "react-router";
import { dialled } from "#app/features/customers/customer.ts";
import { type JobSummary, workId } from "#app/features/repair/job.ts";
import { JobStatusPicker } from "#app/features/repair/page/job-status.tsx";
import { ConfirmButton } from "#app/ui/form/confirm.tsx";
import { MoreMenu } from "#app/ui/more-menu.tsx";
import { RowLink } from "#app/ui/page/page-link.tsx";
import { Plate } from "#app/ui/plate.tsx";
import { type Column, Table } from "#app/ui/table.tsx";
import { useWords } from "#app/ui/words.ts";
import { formatMoney, shownDecimals } from "#app/values/money.ts";
import { Complaint } from "./complaint.tsx";
import { JobSum } from "./job-sum.tsx";
import { LinkBadge } from "./link-badge.tsx";
import { PromisedTime } from "./overdue.tsx";
import type { PlanColumns } from "./plan-columns.ts";
import { Technician } from "./technician.tsx";

/** A job, and whether its promised time has passed. */
export type ListedJob = JobSummary & { overdue: boolean };

const nameOf = (job: JobSummary) => `${job.customerFirstName} ${job.customerLastName}`;

type Props = {
  jobs: readonly ListedJob[];
  mayDelete: boolean;
  prices: boolean;
  columns: PlanColumns;
};

/** The jobs of a page of the list: a ruled table, or cards where there is no room for one. */
export function JobTable({ jobs, mayDelete, prices, columns: shown }: Props) {
  const { t } = useWords();
  const columns: (Column<ListedJob> | false)[] = [
    {
      label: t("repair:jobs.columns.workId"),
      mark: "id",
      cell: (job) => (
        <RowLink
          to={href("/repair-cms/:jobId", { jobId: job.id })}
          className="label figures whitespace-nowrap wide:text-sm wide:text-ink-soft"
        >
          {workId(job.number)}
        </RowLink>
      ),
    },
    {
      label: t("repair:jobs.columns.customer"),
      mark: "customer",
      cell: (job) => (
        <>
          <p className="min-w-0 leading-tight font-semibold max-wide:line-clamp-2 max-wide:text-base">
            {nameOf(job)}
          </p>
          <Reach job={job} />
        </>
      ),
    },
    {
      label: t("repair:jobs.columns.vehicle"),
      mark: "vehicle",
      cell: (job) => (
        <>
          <Plate>{job.licensePlate}</Plate>
          <p className="car">
            {`${job.carMake} ${job.carModel} `}
            <span className="figures text-ink-soft">{job.carYear}</span>
          </p>
          <Complaint job={job} className="complaint" />
        </>
      ),
    },
    shown.technician && {
      label: t("repair:jobs.columns.technician"),
      mark: "who",
      cell: (job) => job.technicianId && <Technician name={job.technician} />,
    },
    shown.promised && {
      label: t("repair:jobs.columns.promised"),
      mark: "when",
      cell: (job) => (
        <>
          {job.promisedAt && <PromisedTime at={job.promisedAt} overdue={job.overdue} />}
          <LinkBadge job={job} />
        </>
      ),
    },
    prices &&
      shown.amount && {
        label: t("repair:jobs.columns.amount"),
        figures: true,
        cell: (job) => (
          <>
            <JobSum job={job} className="wide:block" />
            <Owed job={job} />
          </>
        ),
      },
    {
      label: t("repair:jobs.columns.status"),
      mark: "state",
      cell: (job) => (
        <>
          <JobStatusPicker job={job} />
          {job.state && <p className="text-base wrap-anywhere text-ink-soft">{job.state}</p>}
        </>
      ),
    },
    mayDelete && {
      label: t("repair:jobs.columns.actions"),
      quiet: true,
      cell: (job) => (
        <span className="pressed">
          <MoreMenu label={t("repair:jobs.more", { workId: workId(job.number) })}>
            <p className="label figures px-4 py-2 text-ink-soft">{workId(job.number)}</p>
            <DeleteJob job={job} />
          </MoreMenu>
        </span>
      ),
    },
  ];
  return (
    <Table
      look="jobs"
      name={t("repair:title")}
      columns={columns.filter((column) => column !== false)}
      rows={jobs}
      id={(job) => job.id}
    />
  );
}

/** Contact of the customer: text on a desktop, a call button on a card. */
function Reach({ job }: { job: JobSummary }) {
  const { t } = useWords();
  return (
    <>
      <p className="text-base whitespace-nowrap max-wide:hidden">{job.customerPhone}</p>
      <p
        title={job.customerEmail}
        className="max-w-44 truncate text-sm text-ink-soft max-xl:hidden"
      >
        {job.customerEmail}
      </p>
      <a
        href={`tel:${dialled(job.customerPhone)}`}
        aria-label={t("repair:jobs.call", { name: nameOf(job), phone: job.customerPhone })}
        className="grid size-11 shrink-0 place-items-center rounded-md hover:bg-steel wide:hidden"
      >
        <Telephone />
      </a>
    </>
  );
}

function Owed({ job }: { job: JobSummary }) {
  const { t, language } = useWords();
  const { owedTotal, moneyCurrency } = job;
  if (!owedTotal || moneyCurrency === null) return null;
  const decimals = shownDecimals(owedTotal, moneyCurrency);
  return (
    <span className="figures text-base font-semibold text-bad wide:block">
      {t("repair:jobs.filter.owed")} {formatMoney(owedTotal, moneyCurrency, language, decimals)}
    </span>
  );
}

/** The server has the last word: an answer whose link was revoked is not seen in the list. */
function DeleteJob({ job }: { job: JobSummary }) {
  const { t } = useWords();
  const isCharged = job.moneyCurrency !== null && "repair:jobs.charged";
  const refused = (job.linkState === "decided" && "repair:jobs.kept") || isCharged || undefined;
  return (
    <ConfirmButton
      kind="danger"
      href={href("/repair-cms/:jobId/delete", { jobId: job.id })}
      hidden={{ stay: "yes" }}
      text={t("repair:jobs.delete.question")}
      refused={refused && t(refused)}
      detail={t("repair:jobs.delete.gone", { workId: workId(job.number), customer: nameOf(job) })}
      confirmLabel={t("ui:delete")}
      pendingLabel={t("ui:deleting")}
    >
      <Bin /> {t("repair:job.deleteJob")}
    </ConfirmButton>
  );
}

const Telephone = () => (
  <svg
    aria-hidden
    viewBox="0 0 24 24"
    className="size-6 fill-none stroke-current stroke-2"
    strokeLinejoin="round"
  >
    <path d="M5 3h4l2 5-2.5 1.5a11 11 0 0 0 6 6L16 13l5 2v4a2 2 0 0 1-2 2A17 17 0 0 1 3 5a2 2 0 0 1 2-2" />
  </svg>
);

const Bin = () => (
  <svg
    aria-hidden
    viewBox="0 0 24 24"
    className="size-6 fill-none stroke-current stroke-2"
    strokeLinecap="square"
  >
    <path d="M4 7h16M9 7V4h6v3M6 7l1 13h10l1-13M10 11v5M14 11v5" />
  </svg>
);
