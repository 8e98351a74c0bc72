import { memo, useId } from "react";
import { href, useFetcher } from "react-router";
import { carName } from "#app/features/repair/car-name.ts";
import { type JobStatus, jobStatuses, workId } from "#app/features/repair/job.ts";
import { Complaint } from "#app/features/repair/list/complaint.tsx";
import { JobSum } from "#app/features/repair/list/job-sum.tsx";
import { LinkBadge } from "#app/features/repair/list/link-badge.tsx";
import { PromisedTime } from "#app/features/repair/list/overdue.tsx";
import { Technician } from "#app/features/repair/list/technician.tsx";
import type { JobState } from "#app/features/repair/states/state.ts";
import type { FormAnswer } from "#app/ui/form/form.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { Back, SignInAgain } from "#app/ui/page/here.tsx";
import { RowLink } from "#app/ui/page/page-link.tsx";
import { Plate } from "#app/ui/plate.tsx";
import { useWords } from "#app/ui/words.ts";
import type { Language } from "#app/values/language.ts";
import { formatMoney, shownDecimals } from "#app/values/money.ts";
import type { ShownCard } from "./columns.ts";

/** The fetcher that moves this job, by which the board knows where its card goes. */
export const moveKey = (jobId: string) => `move:${jobId}`;

type Props = {
  job: ShownCard;
  column: JobStatus;
  /** States of the shop's own, and the one that groups this card. */
  states: readonly JobState[];
  group: JobState | undefined;
};
/** `ofOne`: every card on the board is of one technician, who is named above it. */
type CardProps = Props & { ofOne: boolean };

/** A job on the board. The whole card opens it; its button moves it, by a drag or by a menu. */
export const Card = memo(({ job, column, states, group, ofOne }: CardProps) => {
  const { t, language } = useWords();
  return (
    <li data-card={job.id} className="card">
      <div className="flex items-center gap-1">
        <RowLink
          to={href("/repair-cms/:jobId", { jobId: job.id })}
          draggable={false}
          className="label figures mr-auto whitespace-nowrap"
        >
          {workId(job.number)}
        </RowLink>
        <Plate>{job.licensePlate}</Plate>
        <Move job={job} column={column} states={states} group={group} />
      </div>
      <p className="text-base text-ink-soft">{carName(job, language)}</p>
      {/* A retired state has no place of its own. */}
      {job.state && !states.some(({ id }) => id === job.stateId) && <p>{job.state}</p>}
      <Complaint job={job} className="line-clamp-2 leading-tight font-semibold" />
      <p className="mt-1 flex flex-wrap items-baseline gap-x-3 text-base">
        <span className="min-w-0">{`${job.customerFirstName} ${job.customerLastName}`}</span>
        <JobSum job={job} className="ml-auto whitespace-nowrap" />
      </p>
      <p className="flex flex-wrap items-center gap-x-3 empty:hidden">
        <LinkBadge job={job} />
        {job.deposit && (
          <span className="figures text-base font-semibold whitespace-nowrap text-warn">
            {t("board:deposit", { amount: formatCents(job.deposit, language) })}
          </span>
        )}
        {job.photos > 0 && <Photos number={job.photos} />}
        {job.inspected && (
          <span className="text-base text-ink-soft">
            <span aria-hidden>✓ </span>
            {t("board:inspected")}
          </span>
        )}
        {job.arrived && (
          <span className="text-base font-semibold text-good">
            <span aria-hidden>✓ </span>
            {t("board:arrived")}
          </span>
        )}
      </p>
      <p className="mt-1 flex items-center justify-between gap-2 text-base empty:hidden">
        {job.promisedAt && (
          <span>
            <span className="sr-only">{t("repair:job.promised")} </span>
            <PromisedTime at={job.promisedAt} overdue={job.overdue} />
          </span>
        )}
        {job.technicianId && !ofOne && (
          <span className="ml-auto">
            <Technician name={job.technician} />
          </span>
        )}
      </p>
    </li>
  );
});

const formatCents = (
  { due, currency }: NonNullable<ShownCard["deposit"]>,
  language: Language,
): string => formatMoney(due, currency, language, shownDecimals(due, currency));

/** Number of a job's photos, with a camera icon. */
function Photos({ number }: { number: number }) {
  const { t } = useWords();
  return (
    <span className="text-base whitespace-nowrap text-ink-soft">
      <svg
        aria-hidden
        viewBox="0 0 24 24"
        className="-mt-0.5 inline size-5 fill-none stroke-current stroke-2"
      >
        <path d="M3 7h4l2-3h6l2 3h4v13H3zm9 2a4 4 0 1 0 0 8 4 4 0 0 0 0-8" />
      </svg>{" "}
      <span aria-hidden>{number}</span>
      <span className="sr-only">{t("board:photos", { number })}</span>
    </span>
  );
}

/**
 * The button that a card is dragged by, and its menu, which does the same as the status on the
 * job's page. `drag.client.ts` presses the buttons of this menu.
 */
function Move({ job, column, states, group }: Props) {
  const { t, language } = useWords();
  const id = useId();
  const fetcher = useFetcher<FormAnswer>({ key: moveKey(job.id) });
  const name = states.length > 0 ? "state" : "status";
  const label = t("board:move", { workId: workId(job.number) });
  return (
    <>
      <button type="button" popoverTarget={id} aria-label={label} title={label} data-handle="">
        <svg aria-hidden viewBox="0 0 24 24" className="size-6 fill-current">
          <path d="M8 4h3v3H8zm5 0h3v3h-3zM8 10.5h3v3H8zm5 0h3v3h-3zM8 17h3v3H8zm5 0h3v3h-3z" />
        </svg>
      </button>
      <div id={id} popover="auto" className="menu-below card-menu">
        <fetcher.Form method="post" action={href(`/repair-cms/:jobId/${name}`, { jobId: job.id })}>
          <input type="hidden" name="version" value={job.statusVersion} />
          <noscript>
            <Back />
          </noscript>
          {jobStatuses
            .flatMap((status) => [
              { id: status, status: t(`repair:jobs.status.${status}`) },
              ...states
                .filter((state) => state.status === status)
                .map(({ id, names }) => ({ id, status: names[language] })),
            ])
            .filter(({ id }) => id !== (group?.id ?? column))
            .map(({ id, status }) => (
              <button key={id} type="submit" name={name} value={id} className="button button-quiet">
                {t("board:moveTo", { status })}
              </button>
            ))}
        </fetcher.Form>
      </div>
      <span role="status" className="sr-only">
        {fetcher.formData &&
          t("board:moving", {
            workId: workId(job.number),
            status: group?.names[language] ?? t(`repair:jobs.status.${column}`),
          })}
      </span>
    </>
  );
}

/**
 * Refusal of the server to move a job. Rendered above the columns, since a card that changes its
 * column is remounted.
 */
export const NotMoved = memo(({ job }: { job: ShownCard }) => {
  const { t } = useWords();
  const { state, data } = useFetcher<FormAnswer>({ key: moveKey(job.id) });
  if (state !== "idle" || data?.ok !== false || !data.error) return null;
  return (
    <Notice kind="error" className="sticky top-14 z-20 mb-3">
      {workId(job.number)}: {t(data.error)} {data.signIn && <SignInAgain />}
    </Notice>
  );
});
