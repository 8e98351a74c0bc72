import { href, Link } from "react-router";
import { workId } from "#app/features/repair/job.ts";
import { RangeFilter } from "#app/features/reports/filter-form.tsx";
import type { RangeQuery } from "#app/features/reports/range.ts";
import { Badge } from "#app/ui/badge.tsx";
import { Empty } from "#app/ui/empty.tsx";
import { useWords } from "#app/ui/words.ts";
import type { readComebacks } from "./comebacks.server.ts";
import { mostComebacks } from "./comebacks.ts";

type Props = { asked: RangeQuery } & Awaited<ReturnType<typeof readComebacks>>;

/** Which jobs came back, by the technician of the first job. */
export function ComebacksPage({ asked, days, groups, most }: Props) {
  const { t } = useWords();
  const jobLink = (jobId: string, number: number) => (
    <Link
      to={href("/repair-cms/:jobId", { jobId })}
      className="inline-flex min-h-11 items-center underline"
    >
      {workId(number)}
    </Link>
  );
  return (
    <>
      <RangeFilter action={href("/repair-cms/reports/comebacks")} asked={asked} days={days} />
      {most && (
        <p className="text-ink-soft">{t("customers:comebacks.most", { most: mostComebacks })}</p>
      )}
      {groups.length === 0 && <Empty title={t("customers:comebacks.empty")} />}
      <div className="grid gap-4">
        {groups.map(({ technicianId, technician, jobs }) => (
          <section key={technicianId} className="rounded-lg border border-line bg-card px-5 py-3">
            <h3 className="text-lg font-semibold wrap-anywhere">
              {technician ?? t(technicianId ? "repair:former" : "customers:comebacks.nobody")}
            </h3>
            <p>
              {t("customers:comebacks.jobs")}: <span className="figures">{jobs.length}</span> (
              <span className="figures">{jobs.filter((job) => job.isWarranted).length}</span>{" "}
              {t("customers:comebacks.warranted")})
            </p>
            <ul className="flex flex-wrap gap-x-6">
              {jobs.map(({ id, number, firstId, firstNumber, isWarranted }) => (
                <li key={id} className="flex flex-wrap items-center gap-x-2">
                  {jobLink(firstId, firstNumber)} → {jobLink(id, number)}
                  {isWarranted && <Badge tone="busy">{t("customers:comebacks.warranted")}</Badge>}
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </>
  );
}
