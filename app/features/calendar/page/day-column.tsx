import { href } from "react-router";
import { hoursText } from "#app/features/calendar/appointment/hours-text.ts";
import { formatLongDay } from "#app/features/calendar/letters/when.ts";
import { clockOf } from "#app/features/calendar/opening/wall-clock.ts";
import { PageLink } from "#app/ui/page/page-link.tsx";
import { useWords } from "#app/ui/words.ts";
import { AppointmentCard } from "./appointment-card.tsx";
import { viewHref } from "./calendar-view.ts";
import type { CalendarContent } from "./find-calendar.server.ts";
import { PlannedJobs } from "./planned-jobs.tsx";

type Day = CalendarContent["days"][number];

/** Shows a day: hours left, appointments, and promised jobs. */
export function DayColumn({ day, page }: { day: Day; page: CalendarContent }) {
  const { t, language } = useWords();
  const { view, today, mayPlan } = page;
  const shown = page.appointments.filter((one) => one.day === day.day);
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
      {day.promised.length > 0 && (
        <>
          <h3 className="label mt-3 px-1 text-base text-ink-soft">{t("calendar:promised")}</h3>
          <PlannedJobs jobs={day.promised} page={page} />
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

/** The appointments of a day, or that there are none. */
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

/** Shows the day of each technician, and the unassigned work. */
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
