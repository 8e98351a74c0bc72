import type { ReactNode } from "react";
import { href, useLocation } from "react-router";
import { Button, LinkButton } from "#app/ui/button.tsx";
import { SelectField } from "#app/ui/form/field.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { PageHeader } from "#app/ui/page/page-header.tsx";
import { PageLink } from "#app/ui/page/page-link.tsx";
import { useWords } from "#app/ui/words.ts";
import { formatDay } from "#app/values/calendar.ts";
import { type CalendarView, calendarViews, viewBeside, viewHref } from "./calendar-view.ts";
import { DayColumn } from "./day-column.tsx";
import type { CalendarContent } from "./find-calendar.server.ts";
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

type Look = { isCurrent?: boolean; hash?: string; arrow?: "←" | "→" };

/** Leads to other days, to the other view, and to the days of one technician. */
function ViewNav({ page: { view, today, members, mayPlan } }: { page: CalendarContent }) {
  const { t } = useWords();
  const link = (to: CalendarView, label: string, { isCurrent, hash = "", arrow }: Look = {}) => (
    <PageLink
      to={viewHref(to) + hash}
      aria-current={isCurrent ? "true" : undefined}
      aria-label={arrow && label}
      title={arrow && label}
      className="label inline-flex min-h-11 items-center rounded-md border border-line-strong bg-card px-3 hover:bg-steel aria-[current]:border-ink aria-[current]:bg-ink aria-[current]:text-paper"
    >
      {arrow ?? label}
    </PageLink>
  );
  return (
    <div className="mb-5 flex flex-wrap items-end justify-between gap-3">
      <nav aria-label={t("calendar:days")} className="flex flex-wrap gap-2">
        {link(viewBeside(view, -1), t(`calendar:before.${view.view}`), { arrow: "←" })}
        {link({ ...view, day: today }, t("calendar:today"), { hash: "#today" })}
        {link(viewBeside(view, 1), t(`calendar:after.${view.view}`), { arrow: "→" })}
        {calendarViews.map((one) => (
          <span key={one} className="contents">
            {link({ ...view, view: one }, t(`calendar:views.${one}`), {
              isCurrent: view.view === one,
            })}
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
