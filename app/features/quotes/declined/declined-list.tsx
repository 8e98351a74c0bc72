import type { ReactNode } from "react";
import { href, Link } from "react-router";
import { workId } from "#app/features/repair/job.ts";
import { FreeText } from "#app/features/repair/texts/free-text.tsx";
import { type FormAnswer, SubmitButton, WorkForm } from "#app/ui/form/form.tsx";
import { Section } from "#app/ui/page/section.tsx";
import { useTimeZone } from "#app/ui/text/when.tsx";
import { useWords } from "#app/ui/words.ts";
import { formatDay } from "#app/values/calendar.ts";
import { formatMoney, formatNumber } from "#app/values/money.ts";
import type { Declined } from "./declined.ts";

/** A rejected quote of a job; `newId`: of the job that its button makes, once. */
type DeclinedWork = Omit<Declined, "translation"> & {
  jobId: string;
  jobNumber: number;
  newId: string;
};

type Props = {
  work: readonly DeclinedWork[];
  vehicleId: string;
  mayAdd: boolean;
  /** What was found that a quote was for. */
  foundOf?: (quoteId: string) => ReactNode;
};

/** What was declined on the jobs of a vehicle, each to be taken into a new job. */
export function DeclinedList({ work, vehicleId, mayAdd, foundOf }: Props) {
  const { t } = useWords();
  return (
    <Section title={t("customers:declined.title")}>
      {work.length === 0 && (
        <p className="px-5 py-4 text-ink-soft">{t("customers:declined.none")}</p>
      )}
      {work.map((one) => (
        <DeclinedQuote key={one.id} work={one} vehicleId={vehicleId} mayAdd={mayAdd}>
          {foundOf?.(one.id)}
        </DeclinedQuote>
      ))}
      {mayAdd && work.length > 0 && (
        <p className="px-5 py-3 text-ink-soft">{t("customers:declined.today")}</p>
      )}
    </Section>
  );
}

const noAnswer: FormAnswer | undefined = undefined;

type OneProps = Pick<Props, "vehicleId" | "mayAdd"> & { work: DeclinedWork; children: ReactNode };

function DeclinedQuote({ work, vehicleId, mayAdd, children }: OneProps) {
  const { t, language } = useWords();
  const zone = useTimeZone();
  const day = (at: number) => formatDay(at, language, zone);
  const { jobId, jobNumber, laborHours, total, currency } = work;
  const hours = formatNumber(laborHours, currency, language);
  return (
    <article className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 px-5 py-3">
      <div className="min-w-0 flex-1 basis-64">
        <div className="text-lg font-semibold break-words">
          <FreeText of={{ subjectId: work.id, field: "description" }} clamp="line-clamp-4">
            {work.description}
          </FreeText>
        </div>
        {children}
        <p suppressHydrationWarning>{t("customers:declined.on", { day: day(work.declinedAt) })}</p>
        <p>
          <Link
            to={href("/repair-cms/:jobId", { jobId })}
            className="inline-flex min-h-11 items-center text-ink-soft underline"
            suppressHydrationWarning
          >
            {t("customers:declined.quoted", { day: day(work.quotedAt), workId: workId(jobNumber) })}
          </Link>
        </p>
        <p className="figures">
          {t("customers:declined.hours", { hours })}
          {total !== undefined &&
            ` · ${t("customers:declined.total", { total: formatMoney(total, currency, language) })}`}
        </p>
      </div>
      {mayAdd && (
        <WorkForm
          answer={noAnswer}
          action={href("/repair-cms/vehicles/:vehicleId/declined/:quoteId", {
            vehicleId,
            quoteId: work.id,
          })}
        >
          <input type="hidden" name="id" value={work.newId} />
          <SubmitButton kind="plain" pending={t("customers:declined.adding")}>
            {t("customers:declined.add")}
          </SubmitButton>
        </WorkForm>
      )}
    </article>
  );
}
