import { href, Link } from "react-router";
import { Day } from "#app/ui/text/when.tsx";
import { useWords } from "#app/ui/words.ts";
import type { Language } from "#app/values/language.ts";
import { PageSection } from "./page-section.tsx";

type ClosedJob = {
  id: string;
  carYear: number;
  carMake: string;
  carModel: string;
  closedAt: number | null;
  works: string | null;
};

/** The car of the job that the code was looked up from: "2018 Chevrolet Silverado 5.3 L". */
type CodeCar = { jobId: string; workId: string; name: string; model: string };

/**
 * Closed jobs of the viewer's shop with the code, and answered topics that name it; `same`: the
 * jobs of the same model as the car; `more`: there may be others that are not shown.
 */
export type HistoryOfCode = {
  car: CodeCar | null;
  jobs: { same: readonly ClosedJob[]; other: readonly ClosedJob[]; more: boolean };
  topics: readonly { id: string; title: string; language: Language }[];
};

const row = "flex min-h-11 flex-wrap items-center gap-x-3 py-2 leading-snug";

export function CodeHistory({ history: { car, jobs, topics } }: { history: HistoryOfCode }) {
  const { t } = useWords();
  const { same, other } = jobs;
  return (
    <>
      {same.length + other.length > 0 && (
        <PageSection title={t("codes:seenHere")}>
          {car && same.length > 0 && (
            <>
              <h3 className="font-semibold">
                {t(`codes:here.${timesOf(jobs)}`, { model: car.model, times: same.length })}
              </h3>
              <ClosedJobs jobs={same} />
            </>
          )}
          {car && same.length > 0 && other.length > 0 && (
            <h3 className="mt-4 font-semibold">{t("codes:here.others")}</h3>
          )}
          {other.length > 0 && <ClosedJobs jobs={other} />}
        </PageSection>
      )}
      {topics.length > 0 && (
        <PageSection title={t("codes:answered")}>
          <ul className="divide-y divide-line border-y border-line">
            {topics.map(({ id, title, language }) => (
              <li key={id}>
                <Link
                  to={href("/discussion/:topicId", { topicId: id })}
                  lang={language}
                  className="flex min-h-11 items-center py-2 leading-snug underline"
                >
                  {title}
                </Link>
              </li>
            ))}
          </ul>
        </PageSection>
      )}
    </>
  );
}

const timesOf = ({ same: { length }, more }: HistoryOfCode["jobs"]) =>
  length === 1 ? "once" : length === 2 ? "twice" : more ? "atLeast" : "many";

const ClosedJobs = ({ jobs }: { jobs: readonly ClosedJob[] }) => (
  <ul className="divide-y divide-line border-y border-line">
    {jobs.map(({ id, carYear, carMake, carModel, closedAt, works }) => (
      <li key={id} className={row}>
        <Link to={href("/repair-cms/:jobId", { jobId: id })} className="underline">
          {carYear} {carMake} {carModel}
        </Link>
        {closedAt !== null && (
          <span className="text-ink-soft">
            <Day at={closedAt} />
          </span>
        )}
        {works && <span className="basis-full">{works}</span>}
      </li>
    ))}
  </ul>
);
