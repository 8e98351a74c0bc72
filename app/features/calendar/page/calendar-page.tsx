import type { ReactNode } from "react";
import { href, useLocation } from "react-router";
import { formatLongDay } from "#app/features/calendar/letters/when.ts";
import { clockOf } from "#app/features/calendar/opening/openings.ts";
import { Button, LinkButton } from "#app/ui/button.tsx";
import { SelectField } from "#app/ui/form/field.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { PageHeader } from "#app/ui/page/page-header.tsx";
import { PageLink } from "#app/ui/page/page-link.tsx";
import { useWords } from "#app/ui/words.ts";
import { formatDay } from "#app/values/calendar.ts";
import { wallTimeOf } from "#app/values/wall-time.ts";
import { AppointmentCard } from "./appointment-card.tsx";
import { type CalendarView, calendarViews, viewBeside, viewHref } from "./calendar-view.ts";
import type { CalendarContent } from "./find-calendar.server.ts";
import { hoursText } from "./hours-text.ts";
import { PlannedJobs } from "./planned-jobs.tsx";
import { useDragging } from "./use-dragging.ts";

type Props = { page: CalendarContent; children?: ReactNode };

/** A day or a week of the shop: appointments by day, what is promised, what is carried over. */
export function CalendarPage({ page, children }: Props) {
  const { t, language } = useWords();
  const { search } = useLocation();
  const { view, days, carried, mayPlan, mayManage, more } = page;
  const board = useDragging();
  return (
    <>
      <PageHeader title={t("calendar:title")} tight>
        {mayManage && (
          <LinkButton to={href("/repair-cms/calendar-settings")}>
            {t("calendar:openings")}
          </LinkButton>
        )}
        <LinkButton to={{ pathname: href("/repair-cms/calendar/feed"), search }} preventScrollReset>
          {t("calendar:subscribe")}
        </LinkButton>
        {mayPlan && (
          <LinkButton
            kind="primary"
            to={`${href("/repair-cms/calendar/new")}?day=${view.day}`}
            preventScrollReset
          >
            {t("calendar:new")}
          </LinkButton>
        )}
      </PageHeader>
      {children}
      <ViewNav page={page} />
      {carried.length > 0 && (
        <section aria-label={t("calendar:carried")} className="mb-5 rounded-lg bg-warn-soft p-3">
          <h2 className="label text-lg text-warn">{t("calendar:carried")}</h2>
          <PlannedJobs jobs={carried} page={page} withDay />
        </section>
      )}
      {more && <Notice kind="info">{t("calendar:more")}</Notice>}
      <div
        ref={board}
        className={`grid items-start gap-3 ${view.view === "week" ? "lg:grid-cols-7 lg:gap-2" : ""}`}
      >
        {days.map((day) => (
          <DayColumn key={day.day} day={day} page={page} />
        ))}
      </div>
      {days.length > 1 && (
        <p className="mt-6 text-ink-soft">
          {formatDay(Date.parse(days[0]!.day), language, "UTC")} –{" "}
          {formatDay(Date.parse(days.at(-1)!.day), language, "UTC")}
        </p>
      )}
    </>
  );
}

function ViewNav({ page: { view, today, members, mayPlan } }: { page: CalendarContent }) {
  const { t } = useWords();
  const link = (to: CalendarView, label: string, isCurrent = false, hash = "") => (
    <PageLink
      to={viewHref(to) + hash}
      aria-current={isCurrent ? "true" : undefined}
      className="label inline-flex min-h-11 items-center rounded-md border border-line-strong bg-card px-3 hover:bg-steel aria-[current]:border-ink aria-[current]:bg-ink aria-[current]:text-paper"
    >
      {label}
    </PageLink>
  );
  return (
    <div className="mb-5 flex flex-wrap items-end justify-between gap-3">
      <nav aria-label={t("calendar:days")} className="flex flex-wrap gap-2">
        {link(viewBeside(view, -1), t(`calendar:before.${view.view}`))}
        {link({ ...view, day: today }, t("calendar:today"), false, "#today")}
        {link(viewBeside(view, 1), t(`calendar:after.${view.view}`))}
        {calendarViews.map((one) => (
          <span key={one} className="contents">
            {link({ ...view, view: one }, t(`calendar:views.${one}`), view.view === one)}
          </span>
        ))}
      </nav>
      {mayPlan && members.length > 1 && (
        <form action={href("/repair-cms/calendar")} className="flex items-end gap-2">
          <input type="hidden" name="view" value={view.view} />
          <input type="hidden" name="day" value={view.day} />
          <SelectField
            key={view.technician ?? ""}
            name="technician"
            label={t("calendar:technician")}
            defaultValue={view.technician ?? ""}
            options={[
              { value: "", label: t("calendar:everybody") },
              ...members.map(({ id, name }) => ({ value: id, label: name })),
            ]}
          />
          <Button type="submit">{t("calendar:show")}</Button>
        </form>
      )}
    </div>
  );
}

type Day = CalendarContent["days"][number];

function DayColumn({ day, page }: { day: Day; page: CalendarContent }) {
  const { t, language } = useWords();
  const { view, today, zone, mayPlan } = page;
  const shown = page.appointments.filter((one) => one.day === day.day);
  const promised = page.promised.filter(
    ({ promisedAt }) => wallTimeOf(promisedAt!.getTime(), zone).slice(0, 10) === day.day,
  );
  const free = day.hours - day.taken;
  const name = formatLongDay(day.day, language);
  return (
    <section
      aria-label={name}
      id={day.day === today ? "today" : undefined}
      data-drop={day.day}
      className={`panel min-w-0 rounded-lg p-2 ${day.day === today ? "bg-busy-soft" : "bg-steel"}`}
    >
      <h2 className="label px-1 text-lg leading-tight">
        {view.view === "week" ? (
          <PageLink to={viewHref({ ...view, view: "day", day: day.day })}>{name}</PageLink>
        ) : (
          name
        )}
      </h2>
      <p className="px-1 text-base text-ink-soft">
        {day.closedBy !== undefined
          ? day.closedBy || t("calendar:closed")
          : day.hours === 0
            ? t("calendar:closed")
            : t(free > 0 ? "calendar:free" : "calendar:full", {
                free: hoursText(Math.max(free, 0), language),
                hours: hoursText(day.hours, language),
              })}
      </p>
      {day.hours > 0 && (
        <meter
          aria-label={t("calendar:taken")}
          className="h-2 w-full px-1"
          min={0}
          max={day.hours}
          value={Math.min(day.taken, day.hours)}
        />
      )}
      {view.view === "day" && day.openings.length > 0 && (
        <p className="px-1 text-base text-ink-soft">
          {day.openings.map(([from, to]) => `${clockOf(from)}–${clockOf(to)}`).join(", ")}
        </p>
      )}
      {view.view === "day" && mayPlan && view.technician === undefined ? (
        <ByTechnician page={page} shown={shown} />
      ) : (
        <CardList page={page} shown={shown} />
      )}
      {promised.length > 0 && (
        <>
          <h3 className="label mt-3 px-1 text-base text-ink-soft">{t("calendar:promised")}</h3>
          <PlannedJobs jobs={promised} page={page} />
        </>
      )}
      {mayPlan && day.hours > 0 && day.day >= today && (
        <PageLink
          to={`${href("/repair-cms/calendar/new")}?day=${day.day}`}
          preventScrollReset
          aria-label={t("calendar:newOn", { day: name })}
          className="mt-2 inline-flex min-h-11 items-center px-1 underline"
        >
          + {t("calendar:new")}
        </PageLink>
      )}
    </section>
  );
}

type ListProps = { page: CalendarContent; shown: CalendarContent["appointments"] };

function CardList({ page, shown }: ListProps) {
  const { t } = useWords();
  if (shown.length === 0) return <p className="mt-2 px-1 text-ink-soft">{t("calendar:empty")}</p>;
  return (
    <ul className="mt-2 grid gap-2">
      {shown.map((one) => (
        <AppointmentCard key={one.id} appointment={one} page={page} />
      ))}
    </ul>
  );
}

/** The day of each technician, and what nobody has yet. */
function ByTechnician({ page, shown }: ListProps) {
  const { t } = useWords();
  const known = new Set(page.members.map(({ id }) => id));
  const groups = [
    ...page.members.map(({ id, name }) => ({
      name,
      list: shown.filter((one) => one.technicianId === id),
    })),
    {
      name: t("calendar:unassigned"),
      list: shown.filter(({ technicianId }) => !technicianId || !known.has(technicianId)),
    },
  ].filter(({ list }) => list.length > 0);
  if (groups.length === 0) return <CardList page={page} shown={[]} />;
  return (
    <div className="grid gap-3 sm:grid-cols-2 lg:grid-cols-3">
      {groups.map(({ name, list }) => (
        <section key={name} aria-label={name} className="min-w-0">
          <h3 className="label mt-2 px-1 text-base">{name}</h3>
          <CardList page={page} shown={list} />
        </section>
      ))}
    </div>
  );
}
