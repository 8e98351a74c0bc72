import { href } from "react-router";
import { Button } from "#app/ui/button.tsx";
import { SelectField } from "#app/ui/form/field.tsx";
import { PageLink } from "#app/ui/page/page-link.tsx";
import { useWords } from "#app/ui/words.ts";
import { type CalendarView, calendarViews, viewBeside, viewHref } from "./calendar-view.ts";
import type { CalendarContent } from "./find-calendar.server.ts";

type Look = { isCurrent?: boolean; hash?: string; arrow?: "←" | "→" };

/** Leads to other days, to the other view, and to the days of one technician. */
export function ViewNav({ page: { view, today, members, mayPlan } }: { page: CalendarContent }) {
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
