import { href } from "react-router";
import { carName } from "#app/features/repair/car-name.ts";
import { PageLink } from "#app/ui/page/page-link.tsx";
import { Plate } from "#app/ui/plate.tsx";
import { useWords } from "#app/ui/words.ts";
import { formatNearMoment, formatTime } from "#app/values/calendar.ts";
import type { CalendarContent } from "./find-calendar.server.ts";

type Props = {
  jobs: CalendarContent["carried"];
  page: CalendarContent;
  /** Whether their days are not that of what is around them. */
  withDay?: boolean;
};

/** Jobs in a line each: what is promised on a day, or not finished since one. */
export function PlannedJobs({ jobs, page: { zone, today }, withDay = false }: Props) {
  const { t, language } = useWords();
  return (
    <ul className="grid gap-1">
      {jobs.map((job) => {
        const at = job.promisedAt?.getTime();
        return (
          <li key={job.id} className="flex flex-wrap items-center gap-x-3 px-1 text-base">
            <PageLink
              to={href("/repair-cms/:jobId", { jobId: job.id })}
              className="inline-flex min-h-11 items-center underline"
            >
              {carName(job, language)}
            </PageLink>
            <Plate>{job.licensePlate}</Plate>
            {at !== undefined && (
              <span className="whitespace-nowrap">
                {withDay
                  ? t("calendar:promisedAt", {
                      when: formatNearMoment(at, language, zone, Date.parse(`${today}T12:00Z`)),
                    })
                  : formatTime(at, language, zone)}
              </span>
            )}
          </li>
        );
      })}
    </ul>
  );
}
