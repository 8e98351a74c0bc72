import { href, Link } from "react-router";
import { carName } from "#app/features/repair/car-name.ts";
import { jobTones, workId } from "#app/features/repair/job.ts";
import { FreeText } from "#app/features/repair/texts/free-text.tsx";
import { Badge } from "#app/ui/badge.tsx";
import { LinkButton } from "#app/ui/button.tsx";
import { Section } from "#app/ui/page/section.tsx";
import { Plate } from "#app/ui/plate.tsx";
import { Day } from "#app/ui/text/when.tsx";
import { useWords } from "#app/ui/words.ts";
import type { Visit } from "./visits.server.ts";

type Props = {
  visits: readonly Omit<Visit, "diagnostic" | "translation">[];
  /** The page of the customer or vehicle, and whether older jobs follow or newer ones precede. */
  path: string;
  more: boolean;
  newer: boolean;
  /** Whether each job says which car it is about. */
  cars?: boolean;
};

/** Jobs of a customer or a vehicle, newest first, a page at a time. */
export function VisitList({ visits, path, more, newer, cars = false }: Props) {
  const { t, language } = useWords();
  const last = visits.at(-1);
  return (
    <Section title={t("customers:person.jobs")}>
      {visits.length === 0 && (
        <p className="px-5 py-4 text-ink-soft">{t("customers:person.noJobs")}</p>
      )}
      {visits.map((job) => (
        <article key={job.id} className="grid gap-1 px-5 py-3">
          <div className="flex flex-wrap items-center justify-between gap-x-4">
            <Link
              to={href("/repair-cms/:jobId", { jobId: job.id })}
              className="label figures inline-flex min-h-11 items-center text-lg underline"
            >
              {workId(job.number)}
            </Link>
            <span className="text-ink-soft">
              <Day at={job.createdAt.getTime()} />
            </span>
            <span className="ml-auto">
              <Badge tone={jobTones[job.status]}>{t(`repair:jobs.status.${job.status}`)}</Badge>
            </span>
          </div>
          {cars && (
            <p className="car flex flex-wrap items-center gap-x-3">
              {carName(job, language)}
              <Plate>{job.licensePlate}</Plate>
            </p>
          )}
          <div className="break-words">
            <FreeText of={{ subjectId: job.id, field: "issues" }} clamp="line-clamp-3">
              {job.issues}
            </FreeText>
          </div>
        </article>
      ))}
      {(more || newer) && (
        <nav
          aria-label={t("customers:person.jobs")}
          className="flex flex-wrap justify-between gap-3 px-5 py-3"
        >
          {newer && <LinkButton to={path}>{t("customers:person.newest")}</LinkButton>}
          {more && last && (
            <LinkButton to={`${path}?before=${last.number}`} className="ml-auto">
              {t("customers:person.older")}
            </LinkButton>
          )}
        </nav>
      )}
    </Section>
  );
}
