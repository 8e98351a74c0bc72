import { href, Link } from "react-router";
import { workId } from "#app/features/repair/job.ts";
import { useWords } from "#app/ui/words.ts";

type Props = { jobs: readonly { jobId: string; number: number; notes: number }[] };

/** The jobs with notes that name the viewer since they last opened them. */
export function NamingJobs({ jobs }: Props) {
  const { t } = useWords();
  if (jobs.length === 0) return null;
  return (
    <nav
      aria-label={t("notes:naming.title")}
      className="mb-3 flex flex-wrap items-center gap-x-4 text-base text-ink-soft print:hidden"
    >
      <span className="label">{t("notes:naming.title")}</span>
      {jobs.map(({ jobId, number, notes }) => (
        // Not fetched ahead: opening the job is what says that they are seen.
        <Link
          key={jobId}
          to={`${href("/repair-cms/:jobId", { jobId })}#notes`}
          className="figures inline-flex min-h-11 items-center underline"
        >
          {t("notes:naming.job", { workId: workId(number), number: notes })}
        </Link>
      ))}
    </nav>
  );
}
