import { TextField } from "#app/ui/form/field.tsx";
import { useForm } from "#app/ui/form/form.tsx";
import { Tick } from "#app/ui/form/tick.tsx";
import { useWords } from "#app/ui/words.ts";
import type { CalendarSettingsContent } from "./find-settings.server.ts";
import { openingsText } from "./openings-text.ts";
import { shareField, weekField } from "./week-fields.ts";

const weekdays = [0, 1, 2, 3, 4, 5, 6] as const;

/** When the shop takes cars, and how much of a day each member works on them. */
export function OpeningsFields({ settings, members, holidays }: CalendarSettingsContent) {
  const { t, language } = useWords();
  const { values } = useForm();
  const sent = values.openHolidays;
  const isOpen = (id: string) =>
    Object.keys(values).length > 0
      ? Array.isArray(sent) && sent.includes(id)
      : settings.openHolidays.includes(id);
  const day = (weekday: number) =>
    new Intl.DateTimeFormat(language, { weekday: "long", timeZone: "UTC" }).format(
      Date.UTC(2026, 10, 23 + weekday),
    );
  return (
    <fieldset className="grid gap-4 sm:grid-cols-2">
      <legend className="label mb-3 text-xl">{t("calendarSettings:openings")}</legend>
      <p className="text-ink-soft sm:col-span-2">{t("calendarSettings:openingsHint")}</p>
      {weekdays.map((weekday) => (
        <TextField
          key={weekday}
          name={weekField(weekday)}
          label={day(weekday)}
          defaultValue={openingsText(settings.week[weekday] ?? [])}
        />
      ))}
      {members.length > 0 && (
        <p className="text-ink-soft sm:col-span-2">{t("calendarSettings:sharesHint")}</p>
      )}
      {members.map(({ id, name, share }) => (
        <TextField
          key={id}
          name={shareField(id)}
          label={t("calendarSettings:share", { name })}
          inputMode="numeric"
          defaultValue={String(share)}
        />
      ))}
      <TextField
        name="promisedHours"
        label={t("calendarSettings:promised")}
        hint={t("calendarSettings:promisedHint")}
        inputMode="decimal"
        defaultValue={String(settings.promisedHours / 100)}
      />
      {holidays.length > 0 && (
        <details className="sm:col-span-2">
          <summary className="min-h-11 w-fit cursor-pointer py-2">
            {t("calendarSettings:holidays")}
          </summary>
          <p className="text-ink-soft">{t("calendarSettings:holidaysHint")}</p>
          {holidays.map(({ id, name, day: next }) => (
            <Tick key={id} name="openHolidays[]" value={id} defaultChecked={isOpen(id)}>
              {next ? `${name} · ${next}` : name}
            </Tick>
          ))}
        </details>
      )}
    </fieldset>
  );
}
