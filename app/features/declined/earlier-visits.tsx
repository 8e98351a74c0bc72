import { href, Link } from "react-router";
import { ComebackButton, ComebackLines } from "#app/features/quotes/warranty/comeback-lines.tsx";
import { coveredLines } from "#app/features/quotes/warranty/covered-lines.ts";
import { CoveredWorkList } from "#app/features/quotes/warranty/covered-work.tsx";
import type { Comebacks } from "#app/features/repair/comebacks/comebacks.ts";
import { SubmitButton, WorkForm } from "#app/ui/form/form.tsx";
import { useTimeZone } from "#app/ui/text/when.tsx";
import { useWords } from "#app/ui/words.ts";
import { formatMonth } from "#app/values/calendar.ts";
import type { WordKey } from "#app/values/word-key.ts";
import { type Declined, type EarlierVisit, earlierVisitsRead } from "./declined.ts";

const counted: readonly WordKey[] = [
  "customers:visits.first",
  "customers:visits.second",
  "customers:visits.third",
];

/** Declined quotes shown on a job; the vehicle's page lists the rest. */
const declinedShown = 3;

/** Ordinal of this visit and the work declined before, with links to both. */
export function EarlierVisits({
  vehicleId,
  visits,
  addTo,
  jobId,
  comebacks,
  className = "border-t border-line px-4 py-2 sm:px-6",
}: {
  vehicleId: string;
  visits: readonly (Omit<EarlierVisit, "declined"> & {
    declined: readonly (Declined & { newId?: string })[];
  })[];
  /** Job that declined work can be added to, for members who write quotes. */
  addTo?: string | undefined;
  /** Job that may be a comeback of one of the visits, and the visits that are. */
  jobId?: string;
  comebacks?: Comebacks | undefined;
  className?: string;
}) {
  const { t, language } = useWords();
  const zone = useTimeZone();
  const number = visits.length + 1;
  const key = counted[visits.length];
  const label =
    visits.length >= earlierVisitsRead
      ? t("customers:visits.many", { number: earlierVisitsRead })
      : key
        ? t(key)
        : t("customers:visits.nth", { number });
  const declined = visits
    .flatMap((visit) => visit.declined.map((work) => ({ ...work, jobId: visit.id })))
    .slice(0, declinedShown);
  return (
    <div className={className}>
      <Link
        to={href("/repair-cms/vehicles/:vehicleId", { vehicleId })}
        className="label inline-flex min-h-11 items-center text-base underline"
      >
        {label}
      </Link>
      {jobId && comebacks && <ComebackLines jobId={jobId} comebacks={comebacks} />}
      {jobId && visits.length > 0 && !comebacks?.some(([, , isFirst]) => isFirst) && (
        <Link
          to={href("/repair-cms/:jobId/comeback", { jobId })}
          className="flex min-h-11 items-center underline"
        >
          {t("customers:warranty.choose")}
        </Link>
      )}
      <CoveredWorkList
        lines={coveredLines(visits)}
        buttonOf={({ jobId: of }) =>
          jobId && !comebacks?.some(([id]) => id === of) && <ComebackButton jobId={jobId} of={of} />
        }
      />
      <ul>
        {declined.map((work) => (
          <li key={work.id} className="flex flex-wrap items-center gap-x-3 break-words">
            <Link
              to={`${href("/repair-cms/:jobId", { jobId: work.jobId })}#quote-${work.id}`}
              className="flex min-h-11 min-w-0 flex-1 basis-60 items-center underline focus-visible:-outline-offset-2"
            >
              <span className="line-clamp-2" suppressHydrationWarning>
                {t("customers:visits.declined", {
                  month: formatMonth(work.declinedAt, language, zone),
                  work: work.translation?.text ?? work.description,
                })}
              </span>
            </Link>
            {addTo && work.newId && (
              <WorkForm
                answer={undefined}
                action={href("/repair-cms/vehicles/:vehicleId/declined/:quoteId", {
                  vehicleId,
                  quoteId: work.id,
                })}
              >
                <input type="hidden" name="id" value={work.newId} />
                <input type="hidden" name="job" value={addTo} />
                <SubmitButton kind="plain" pending={t("customers:declined.adding")}>
                  {t("customers:declined.addHere")}
                </SubmitButton>
              </WorkForm>
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}
