import type { ReactNode } from "react";
import { href, useLocation } from "react-router";
import { LinkButton } from "#app/ui/button.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { PageHeader } from "#app/ui/page/page-header.tsx";
import { useWords } from "#app/ui/words.ts";
import { formatDay } from "#app/values/calendar.ts";
import { DayColumn } from "./day-column.tsx";
import type { CalendarContent } from "./find-calendar.server.ts";
import { PlannedJobs } from "./planned-jobs.tsx";
import { useDragging } from "./use-dragging.ts";
import { ViewNav } from "./view-nav.tsx";

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
