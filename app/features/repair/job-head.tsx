import type { ReactNode } from "react";
import { href, Link } from "react-router";
import { dialled } from "#app/features/customers/customer.ts";
import { Badge } from "#app/ui/badge.tsx";
import { Plate } from "#app/ui/plate.tsx";
import { Day } from "#app/ui/when.tsx";
import { useWords } from "#app/ui/words.ts";
import { type Currency, formatNumber } from "#app/values/money.ts";
import { carName } from "./car-name.ts";
import { type JobDetails, type JobPlan, type JobStatus, jobTones, workId } from "./job.ts";
import { JobStatusPicker } from "./job-status.tsx";
import { PromisedTime } from "./overdue.tsx";
import { FreeText } from "./texts/free-text.tsx";

type HeadJob = JobDetails & { id: string; number: number; status: JobStatus; createdAt: Date };
type PlannedJob = HeadJob & { statusVersion: number } & JobPlan & { technician: string | null } & {
    /** Whether the promised time has passed and the job is still open. */
    overdue: boolean;
  };

/** The head of a work order: what it is on the left; number, date and status top right. */
export function JobHead({
  job,
  mayWrite,
  children,
}: {
  job: PlannedJob;
  mayWrite: boolean;
  children?: ReactNode;
}) {
  const { t } = useWords();
  return (
    <header className="grid gap-3 border-b-2 border-ink p-4 sm:p-6">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6">
        <p className="label text-lg text-ink-soft">{t("repair:job.workOrder")}</p>
        <h1 className="label figures ml-auto text-3xl leading-none whitespace-nowrap sm:text-5xl">
          {workId(job.number)}
        </h1>
      </div>
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <p className="text-ink-soft">
          {t("repair:job.created")} <Day at={job.createdAt.getTime()} />
        </p>
        <Plan job={job} />
        <div className="ml-auto min-w-0">
          {mayWrite ? (
            <JobStatusPicker job={job} />
          ) : (
            <Badge tone={jobTones[job.status]}>{t(`repair:jobs.status.${job.status}`)}</Badge>
          )}
        </div>
      </div>
      {children && <div className="flex flex-wrap gap-3 max-sm:*:grow">{children}</div>}
    </header>
  );
}

function Plan({ job: { technicianId, technician, promisedAt, overdue } }: { job: PlannedJob }) {
  const { t } = useWords();
  return (
    <>
      {technicianId && (
        <p>
          <span className="text-ink-soft">{t("repair:job.technician")}</span>{" "}
          <span className="font-semibold">{technician ?? t("repair:former")}</span>
        </p>
      )}
      {promisedAt && (
        <p className="flex flex-wrap items-center gap-x-2">
          <span className="text-ink-soft">{t("repair:job.promised")}</span>
          <PromisedTime at={promisedAt} overdue={overdue} />
        </p>
      )}
    </>
  );
}

type FactsProps = {
  job: HeadJob & { customerId: string | null; vehicleId: string | null };
  currency: Currency | undefined;
  /** Whether customer and vehicle may be opened: their pages need the plan. */
  linked: boolean;
};

/**
 * Whose car, which car, and what is the matter with it. Numbers are written as in the country of
 * the shop's currency, as on paper.
 */
export function JobFacts({ job, currency, linked }: FactsProps) {
  const { t, language } = useWords();
  const { customerEmail, customerPhone } = job;
  return (
    <>
      <div className="grid border-b border-line sm:grid-cols-2 sm:divide-x sm:divide-line">
        <Section title={t("repair:job.customer")}>
          <RecordLink
            to={
              linked &&
              job.customerId &&
              href("/repair-cms/customers/:customerId", { customerId: job.customerId })
            }
          >{`${job.customerFirstName} ${job.customerLastName}`}</RecordLink>
          <p>
            <a
              className="inline-flex min-h-11 items-center underline"
              href={`tel:${dialled(customerPhone)}`}
            >
              {customerPhone}
            </a>
          </p>
          {customerEmail && (
            <p>
              <a
                className="inline-flex min-h-11 items-center underline"
                href={`mailto:${encodeURIComponent(customerEmail)}`}
              >
                {customerEmail}
              </a>
            </p>
          )}
        </Section>
        <Section title={t("repair:job.vehicle")} className="max-sm:border-t max-sm:border-line">
          <RecordLink
            to={
              linked &&
              job.vehicleId &&
              href("/repair-cms/vehicles/:vehicleId", { vehicleId: job.vehicleId })
            }
          >
            {carName(job, language)}
          </RecordLink>
          <p className="mt-2 text-xl">
            <span className="sr-only">{t("repair:job.plate")} </span>
            <Plate>{job.licensePlate}</Plate>
          </p>
          <dl className="figures mt-2 grid grid-cols-[auto_minmax(0,1fr)] gap-x-4">
            {job.vin && <Fact name={t("repair:job.vin")}>{job.vin}</Fact>}
            {job.odometer !== null && (
              <Fact name={t("repair:job.odometer")}>
                {`${formatNumber(job.odometer, currency, language)} ${job.odometerUnit ?? ""}`.trim()}
              </Fact>
            )}
          </dl>
        </Section>
      </div>
      <Section title={t("repair:job.issues")} className="border-b border-line">
        <FreeText of={{ subjectId: job.id, field: "issues" }}>{job.issues}</FreeText>
      </Section>
    </>
  );
}

/** The name of a customer or vehicle, which leads to its page where it has one. */
function RecordLink({ to, children }: { to: string | false | null; children: string }) {
  if (!to) return <p className="text-lg font-semibold">{children}</p>;
  return (
    <p>
      <Link
        to={to}
        className="inline-flex min-h-11 max-w-full items-center text-lg font-semibold underline wrap-anywhere"
      >
        {children}
      </Link>
    </p>
  );
}

function Fact({ name, children }: { name: string; children: string }) {
  return (
    <>
      <dt className="label text-ink-soft">{name}</dt>
      <dd>{children}</dd>
    </>
  );
}

/** A ruled part of the work order. */
export function Section({
  id,
  title,
  action,
  className = "",
  children,
}: {
  /** By which a link leads to it. */
  id?: string;
  title: string;
  action?: ReactNode;
  className?: string;
  children: ReactNode;
}) {
  return (
    <section id={id} className={`min-w-0 p-4 sm:p-6 ${className}`}>
      <div className="mb-1 flex flex-wrap items-center justify-between gap-3">
        <h2 className="label text-base text-ink-soft">{title}</h2>
        {action}
      </div>
      {children}
    </section>
  );
}
