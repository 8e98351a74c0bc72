import type { ReactNode } from "react";
import { href, useFetcher } from "react-router";
import { dialled } from "#app/features/customers/customer.ts";
import { carName } from "#app/features/repair/car-name.ts";
import {
  type JobDetails,
  type JobPlan,
  type JobStatus,
  type JobSummary,
  jobStatuses,
  jobTones,
  workId,
} from "#app/features/repair/job.ts";
import { PromisedTime } from "#app/features/repair/list/overdue.tsx";
import { FreeText } from "#app/features/repair/texts/free-text.tsx";
import { Badge } from "#app/ui/badge.tsx";
import type { FormAnswer } from "#app/ui/form/form.tsx";
import { Back, RefusalNotice } from "#app/ui/page/here.tsx";
import { Plate } from "#app/ui/plate.tsx";
import { Day } from "#app/ui/text/when.tsx";
import { useWords } from "#app/ui/words.ts";
import { Section } from "./job-section.tsx";

export type HeadJob = JobDetails & {
  id: string;
  number: number;
  status: JobStatus;
  createdAt: Date;
};
export type Tied = { customerId: string | null; vehicleId: string | null };
type PlannedJob = HeadJob &
  Tied & { statusVersion: number } & JobPlan & {
    technician: string | null;
    /** Whether the viewer is the technician: then the name is omitted. */
    isMine: boolean;
    /** Whether the promised time has passed and the job is still open. */
    overdue: boolean;
  };

type HeadProps = {
  job: PlannedJob;
  mayWrite: boolean;
  /** The shop's own states below the status. */
  states: ReactNode;
  /** Totals of the job, where the viewer may see them. */
  money: ReactNode;
  /** Next step, and the state of the newest link. */
  children: ReactNode;
};

/**
 * Head of a job: vehicle, customer, promised time, state and totals. The work order number is a
 * small line.
 */
export function JobHead({ job, mayWrite, states, money, children }: HeadProps) {
  const { t, language } = useWords();
  const name = `${job.customerFirstName} ${job.customerLastName}`.trim();
  return (
    <header className="grid gap-3 border-b-2 border-ink p-4 sm:p-6">
      <div>
        <h1 className="flex flex-wrap items-center gap-x-3 gap-y-1 text-2xl leading-tight font-semibold sm:text-3xl">
          <span className="sr-only">{t("repair:job.plate")} </span>
          <Plate>{job.licensePlate}</Plate>{" "}
          <span className="min-w-0 wrap-anywhere max-sm:order-1 max-sm:basis-full">
            {carName(job, language)}
          </span>{" "}
          <span className="label figures ml-auto text-base font-semibold whitespace-nowrap text-ink-soft">
            <span className="max-sm:sr-only">{t("repair:job.workOrder")} </span>
            {workId(job.number)}
          </span>
        </h1>
        <p className="mt-1 text-base text-ink-soft">
          {t("repair:job.created")} <Day at={job.createdAt.getTime()} />
          {job.technicianId && !job.isMine && (
            <>
              {" "}
              · {t("repair:job.technician")} {job.technician ?? t("repair:former")}
            </>
          )}
        </p>
      </div>
      <div className="flex items-center justify-between gap-3">
        <p className="min-w-0 text-lg font-semibold wrap-anywhere">{name}</p>
        <Reach job={job} name={name} />
      </div>
      {job.promisedAt && (
        <p className="flex flex-wrap items-center gap-x-2">
          <span className="text-ink-soft">{t("repair:job.promised")}</span>
          <PromisedTime at={job.promisedAt} overdue={job.overdue} />
        </p>
      )}
      <StatusSegment job={job} mayWrite={mayWrite} />
      {states}
      {money}
      {children}
    </header>
  );
}

const icons = {
  call: "M5 3h4l2 5-2.5 1.5a11 11 0 0 0 6 6L16 13l5 2v4a2 2 0 0 1-2 2A17 17 0 0 1 3 5a2 2 0 0 1 2-2",
  message: "M3 4h18v12H11l-5 5v-5H3z",
} as const;

/** Calls the customer, or writes to them. */
function Reach({ job: { customerPhone }, name }: { job: HeadJob; name: string }) {
  const { t } = useWords();
  const number = dialled(customerPhone);
  if (!number) return null;
  const who = { name, phone: customerPhone };
  const labels = { call: t("repair:jobs.call", who), message: t("repair:jobs.message", who) };
  return (
    <p className="flex shrink-0 gap-2 print:hidden">
      {(["call", "message"] as const).map((way) => (
        <a
          key={way}
          href={`${way === "call" ? "tel" : "sms"}:${number}`}
          className="grid size-11 place-items-center rounded-full border border-line-strong hover:bg-steel"
        >
          <svg
            aria-hidden
            viewBox="0 0 24 24"
            className="size-6 fill-none stroke-current stroke-2"
            strokeLinejoin="round"
          >
            <path d={icons[way]} />
          </svg>
          <span className="sr-only">{labels[way]}</span>
        </a>
      ))}
    </p>
  );
}

/** Complaint in the customer's words. */
export function Issues({ job }: { job: HeadJob }) {
  const { t } = useWords();
  return (
    <Section title={t("repair:job.issues")} className="border-b border-line">
      <FreeText of={{ subjectId: job.id, field: "issues" }}>{job.issues}</FreeText>
    </Section>
  );
}

type Props = {
  job: Pick<JobSummary, "id" | "number" | "status" | "statusVersion">;
  mayWrite: boolean;
};

/**
 * The status of a job as a row of all of them, one tap from any to any other: shown at once, taken
 * back with a sentence when it could not be saved.
 */
function StatusSegment({ job, mayWrite }: Props) {
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
      <RefusalNotice refusal={refusal} />
    </fetcher.Form>
  );
}
