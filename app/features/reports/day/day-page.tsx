import type { ReactNode } from "react";
import { href } from "react-router";
import { FilterForm } from "#app/features/reports/filter-form.tsx";
import { DayField } from "#app/features/reports/range-fields.tsx";
import type { Register } from "#app/features/reports/register/read-register.server.ts";
import { Entries } from "#app/features/reports/register/register-page.tsx";
import { Till } from "#app/features/reports/register/till.tsx";
import { LinkButton } from "#app/ui/button.tsx";
import { useCalendarDay } from "#app/ui/text/use-amount.ts";
import { useWords } from "#app/ui/words.ts";
import { dayAfter } from "#app/values/wall-time.ts";

type Props = {
  day: string;
  today: string;
  register: Pick<Register, "entries" | "more" | "till">;
  /** The cash counts. */
  children: ReactNode;
};

/** A day of a shop: payments by way, its invoices and its payments. */
export function DayPage({ day, today, register: { entries, more, till }, children }: Props) {
  const { t } = useWords();
  const dayOf = useCalendarDay();
  const page = href("/repair-cms/reports/day");
  const at = (days: number) => `${page}?day=${dayAfter(day, days)}`;
  return (
    <>
      <div className="flex flex-wrap items-end gap-x-3">
        <FilterForm action={page} className="w-52">
          <DayField name="day" label={t("reports:day.label")} value={day} />
        </FilterForm>
        <nav aria-label={t("reports:day.label")} className="mb-6 flex gap-3">
          <LinkButton to={at(-1)} aria-label={t("reports:day.previous")} preventScrollReset>
            ←
          </LinkButton>
          {day < today && (
            <LinkButton to={at(1)} aria-label={t("reports:day.next")} preventScrollReset>
              →
            </LinkButton>
          )}
        </nav>
      </div>
      <h2 className="label mb-2 text-2xl">{dayOf(day)}</h2>
      <Till rows={till} />
      {children}
      {entries.length > 0 && (
        <section aria-label={t("reports:day.entries")}>
          <h2 className="label mb-2 text-2xl">{t("reports:day.entries")}</h2>
          {more && <p className="mb-2">{t("reports:day.some", { number: entries.length })}</p>}
          <Entries entries={entries} ofDay />
        </section>
      )}
    </>
  );
}
