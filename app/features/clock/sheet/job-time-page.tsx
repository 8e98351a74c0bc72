import { href } from "react-router";
import { ClockButton } from "#app/features/clock/clock-buttons.tsx";
import { hoursAndMinutes, minutesOfHours } from "#app/features/clock/entry.ts";
import { RunningLine } from "#app/features/clock/running-line.tsx";
import { SelectField } from "#app/ui/form/field.tsx";
import { useWords } from "#app/ui/words.ts";
import type { findJobTime } from "./find-job-time.server.ts";

type Props = { jobId: string; found: Awaited<ReturnType<typeof findJobTime>> };

/** Time worked on a job by member, against the hours sold, and the start buttons of its quotes. */
export function JobTimePage({ jobId, found: { quotes, running, worked, sold } }: Props) {
  const { t } = useWords();
  const sum = worked.reduce((all, { minutes }) => all + minutes, 0);
  return (
    <>
      <RunningLine running={running} link />
      <div className="mb-6">
        <ClockButton
          key={running.newId}
          action={href("/repair-cms/:jobId/clock", { jobId })}
          id={running.newId}
          kind="start"
        >
          {quotes.length > 0 && (
            <SelectField
              name="quoteId"
              required={false}
              label={t("clock:choose")}
              options={[
                { value: "", label: "–" },
                ...quotes.map(({ id, number, description }) => ({
                  value: id,
                  label: `${number}. ${description.slice(0, 60)}`,
                })),
              ]}
            />
          )}
        </ClockButton>
      </div>
      {worked.length > 0 && (
        <dl className="max-w-xl rounded-lg border border-line bg-card px-4 py-2 text-lg">
          {worked.map(({ memberId, name, minutes }) => (
            <Row key={memberId} label={name ?? t("clock:sheet.former")} minutes={minutes} />
          ))}
          <Row strong label={t("clock:report.worked")} minutes={sum} />
          <Row label={t("clock:report.sold")} minutes={minutesOfHours(sold)} />
        </dl>
      )}
      <p className="mt-4 max-w-prose text-ink-soft">{t("clock:notPayroll")}</p>
    </>
  );
}

type RowProps = { label: string; minutes: number; strong?: boolean };

const Row = ({ label, minutes, strong }: RowProps) => (
  <div
    className={`flex justify-between gap-4 border-line py-1 not-first:border-t ${strong ? "font-semibold" : ""}`}
  >
    <dt className="min-w-0 wrap-anywhere">{label}</dt>
    <dd className="figures">{hoursAndMinutes(minutes)}</dd>
  </div>
);
