import { href, Link } from "react-router";
import { workId } from "#app/features/repair/job.ts";
import { useWords } from "#app/ui/words.ts";

/** The jobs that are still to be done, each a link. */
export function OpenJobs({ jobs }: { jobs: readonly { id: string; number: number }[] }) {
  const { t } = useWords();
  if (jobs.length === 0) return null;
  return (
    <p className="flex flex-wrap items-center gap-x-4">
      <span className="label text-base text-ink-soft">{t("customers:person.open")}</span>
      {jobs.map(({ id, number }) => (
        <Link
          key={id}
          to={href("/repair-cms/:jobId", { jobId: id })}
          className="label figures inline-flex min-h-11 items-center text-lg underline"
        >
          {workId(number)}
        </Link>
      ))}
    </p>
  );
}
