import { href, Link } from "react-router";
import { ClockButton } from "#app/features/clock/clock-buttons.tsx";
import { hoursAndMinutes, withoutJob } from "#app/features/clock/entry.ts";
import { RunningLine } from "#app/features/clock/running-line.tsx";
import { FilterForm } from "#app/features/reports/filter-form.tsx";
import { Choice } from "#app/features/reports/range-fields.tsx";
import { LinkButton } from "#app/ui/button.tsx";
import { SelectField } from "#app/ui/form/field.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { useWords } from "#app/ui/words.ts";
import { formatDay } from "#app/values/calendar.ts";
import type { Sheet } from "./find-sheet.server.ts";
import { SheetRow } from "./sheet-row.tsx";

type ToCheck = { memberId: string; name: string | null; week: string };
type Props = {
  sheet: Sheet;
  /** Members of the shop with entries to check, for members who may correct them. */
  toCheck: readonly ToCheck[] | undefined;
  may: Record<"correct" | "report" | "tablet", boolean>;
};

const sheetHref = (memberId: string | undefined, week: string) =>
  `${href("/repair-cms/time")}?${new URLSearchParams({ ...(memberId && { member: memberId }), week })}`;

/** A week of one member, day by day. */
export function SheetPage({ sheet, toCheck, may }: Props) {
  const { t, language } = useWords();
  const { days, isOwn, memberId, monday } = sheet;
  const who = isOwn ? undefined : memberId;
  const sum = days.reduce((all, { minutes }) => all + minutes, 0);
  return (
    <>
      {isOwn && <RunningLine running={sheet.running} link={false} />}
      {isOwn && <StartWithoutJob id={sheet.running.newId} />}
      {may.correct && <Whose sheet={sheet} />}
      {toCheck && toCheck.length > 0 && <WhoToCheck rows={toCheck} />}
      {sheet.toCheck > 0 && (
        <Notice kind="info" className="mb-4">
          {t("clock:sheet.toCheck", { number: sheet.toCheck })}
          {!may.correct && <span className="block">{t("clock:sheet.askOffice")}</span>}
        </Notice>
      )}
      <div className="mb-2 flex flex-wrap items-center gap-x-4">
        <h2 className="label text-2xl">
          {t("clock:sheet.week", { day: formatDay(Date.parse(monday), language, "UTC") })}
        </h2>
        <nav className="flex flex-wrap gap-x-4 print:hidden" aria-label={t("clock:title")}>
          <WeekLink to={sheetHref(who, sheet.before)}>{t("clock:sheet.before")}</WeekLink>
          {sheet.after && (
            <WeekLink to={sheetHref(who, sheet.after)}>{t("clock:sheet.after")}</WeekLink>
          )}
        </nav>
      </div>
      {!isOwn && <p className="mb-2 text-xl">{sheet.name ?? t("clock:sheet.former")}</p>}
      <ol className="grid gap-3">
        {days.map(({ day, minutes, entries }) => (
          <li key={day} className="rounded-lg border border-line bg-card px-4 py-2">
            <h3 className="flex flex-wrap justify-between gap-x-4">
              <span className="label text-lg">{weekday(day, language)}</span>
              <span className="figures text-lg">{hoursAndMinutes(minutes)}</span>
            </h3>
            {entries.length === 0 ? (
              <p className="text-ink-soft">{t("clock:sheet.empty")}</p>
            ) : (
              <ul>
                {entries.map((entry) => (
                  <SheetRow
                    key={entry.id}
                    entry={entry}
                    zone={sheet.zone}
                    mayCorrect={may.correct}
                  />
                ))}
              </ul>
            )}
          </li>
        ))}
      </ol>
      <p className="mt-3 flex justify-between border-t-2 border-ink pt-2 text-xl">
        <span className="label">{t("clock:sheet.sum")}</span>
        <b className="figures">{hoursAndMinutes(sum)}</b>
      </p>
      <p className="mt-4 max-w-prose text-ink-soft">
        {t("clock:notPayroll")} {t("clock:sheet.lead")}
      </p>
      <p className="mt-4 flex flex-wrap gap-3 print:hidden">
        {may.correct && (
          <LinkButton to={`${href("/repair-cms/time/new")}?member=${memberId}`}>
            {t("clock:sheet.add")}
          </LinkButton>
        )}
        {(isOwn || (may.report && sheet.isMember)) && (
          <LinkButton to={`${href("/repair-cms/time/pin")}${who ? `?member=${who}` : ""}`}>
            {t("clock:pin.link")}
          </LinkButton>
        )}
        {may.tablet && (
          <LinkButton to={href("/repair-cms/time/tablet/hold")}>
            {t("clock:tablet.link")}
          </LinkButton>
        )}
        {may.report && (
          <LinkButton to={href("/repair-cms/reports/time")}>{t("clock:report.link")}</LinkButton>
        )}
      </p>
    </>
  );
}

const weekday = (day: string, language: string) =>
  new Intl.DateTimeFormat(language, {
    weekday: "short",
    day: "numeric",
    month: "short",
    timeZone: "UTC",
  }).format(Date.parse(day));

const WeekLink = ({ to, children }: { to: string; children: string }) => (
  <Link to={to} preventScrollReset className="inline-flex min-h-11 items-center underline">
    {children}
  </Link>
);

function StartWithoutJob({ id }: { id: string }) {
  const { t } = useWords();
  return (
    <div className="mb-5 print:hidden">
      <ClockButton key={id} action={href("/repair-cms/time/start")} id={id} kind="start">
        <SelectField
          name="activity"
          label={t("clock:withoutJob")}
          options={withoutJob.map((one) => ({ value: one, label: t(`clock:activity.${one}`) }))}
        />
      </ClockButton>
    </div>
  );
}

function Whose({ sheet: { members, memberId, isMember, name, monday } }: { sheet: Sheet }) {
  const { t } = useWords();
  const former = isMember ? [] : [[memberId, name ?? t("clock:sheet.former")] as const];
  return (
    <FilterForm action={href("/repair-cms/time")} className="sm:max-w-sm">
      <Choice
        name="member"
        label={t("clock:sheet.of")}
        value={memberId}
        options={[...members.map((one) => [one.id, one.name] as const), ...former]}
      />
      <input type="hidden" name="week" value={monday} />
    </FilterForm>
  );
}

function WhoToCheck({ rows }: { rows: readonly ToCheck[] }) {
  const { t } = useWords();
  return (
    <nav
      aria-label={t("clock:sheet.whoToCheck")}
      className="mb-3 flex flex-wrap items-center gap-x-4 print:hidden"
    >
      <span className="label">{t("clock:sheet.whoToCheck")}</span>
      {rows.map(({ memberId, name, week }) => (
        <Link
          key={memberId}
          to={sheetHref(memberId, week)}
          className="inline-flex min-h-11 items-center underline"
        >
          {name ?? t("clock:sheet.former")}
        </Link>
      ))}
    </nav>
  );
}
