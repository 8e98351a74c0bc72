import { calendarLimits as limits } from "#app/features/calendar/opening/calendar-settings.ts";
import { TextArea, TextField } from "#app/ui/form/field.tsx";
import { useForm } from "#app/ui/form/form.tsx";
import { Tick } from "#app/ui/form/tick.tsx";
import { useWords } from "#app/ui/words.ts";
import type { CalendarSettingsContent } from "./find-settings.server.ts";
import { servicesText } from "./services-text.ts";

/** How customers book: the address of the page, what it offers, and how soon. */
export function BookingFields({ settings, bookingUrl, proposed }: CalendarSettingsContent) {
  const { t } = useWords();
  const { values } = useForm();
  const ticked = (name: string, saved: boolean) =>
    Object.keys(values).length > 0 ? values[name] === "yes" : saved;
  const { address, isBookable } = settings;
  return (
    <fieldset className="grid gap-4 sm:grid-cols-2">
      <legend className="label mb-3 text-xl">{t("calendarSettings:booking")}</legend>
      <p className="text-ink-soft sm:col-span-2">{t("calendarSettings:bookingLead")}</p>
      {isBookable && address && (
        <p className="sm:col-span-2">
          <a className="inline-flex min-h-11 items-center underline" href={bookingUrl + address}>
            {bookingUrl + address}
          </a>
        </p>
      )}
      <Tick
        name="isBookable"
        defaultChecked={ticked("isBookable", isBookable)}
        className="sm:col-span-2"
      >
        {t("calendarSettings:isBookable")}
      </Tick>
      <TextField
        name="address"
        label={t("calendarSettings:address")}
        hint={t("calendarSettings:addressHint", { url: bookingUrl })}
        defaultValue={address ?? proposed}
        autoCapitalize="none"
        autoComplete="off"
        className="sm:col-span-2"
      />
      <Tick
        name="confirms"
        defaultChecked={ticked("confirms", settings.confirms)}
        className="sm:col-span-2"
      >
        {t("calendarSettings:confirms")}
      </Tick>
      <TextField
        name="noticeHours"
        label={t("calendarSettings:notice")}
        inputMode="numeric"
        required
        defaultValue={String(settings.noticeHours)}
      />
      <TextField
        name="daysAhead"
        label={t("calendarSettings:ahead")}
        hint={t("calendarSettings:aheadHint", { max: limits.daysAhead })}
        inputMode="numeric"
        required
        defaultValue={String(settings.daysAhead)}
      />
      <TextField
        name="pageShare"
        label={t("calendarSettings:pageShare")}
        hint={t("calendarSettings:pageShareHint")}
        inputMode="numeric"
        required
        defaultValue={String(settings.pageShare)}
      />
      <TextArea
        name="services"
        label={t("calendarSettings:services")}
        hint={t("calendarSettings:servicesHint")}
        required
        rows={8}
        defaultValue={servicesText(settings.services)}
        className="sm:col-span-2"
      />
    </fieldset>
  );
}
