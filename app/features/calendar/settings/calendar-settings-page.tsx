import { href } from "react-router";
import { calendarLimits as limits } from "#app/features/calendar/opening/calendar-settings.ts";
import { SettingsForm } from "#app/features/shop/settings/settings-form.tsx";
import { LinkButton } from "#app/ui/button.tsx";
import { TextArea, TextField } from "#app/ui/form/field.tsx";
import { type FormAnswer, useForm } from "#app/ui/form/form.tsx";
import { FormTick } from "#app/ui/form/form-tick.tsx";
import { Tick } from "#app/ui/form/tick.tsx";
import { PageHeader } from "#app/ui/page/page-header.tsx";
import { useWords } from "#app/ui/words.ts";
import type { CalendarSettingsContent } from "./find-settings.server.ts";
import { openingsText } from "./openings-text.ts";
import { servicesText } from "./services-text.ts";
import { shareField, weekField } from "./week-fields.ts";

type Props = CalendarSettingsContent & { answer: FormAnswer | undefined };

/** When the shop takes cars, how much it can do in a day, and how customers book. */
export function CalendarSettingsPage({ answer, ...page }: Props) {
  const { t } = useWords();
  return (
    <>
      <PageHeader title={t("calendarSettings:title")} lead={t("calendarSettings:lead")}>
        <LinkButton to={href("/repair-cms/calendar-settings/closures")} preventScrollReset>
          {t("calendarSettings:closures")}
        </LinkButton>
      </PageHeader>
      <SettingsForm
        action={href("/repair-cms/calendar-settings")}
        version={page.version}
        answer={answer}
        className="grid gap-6"
      >
        <OpeningsFields {...page} />
        <BookingFields {...page} />
      </SettingsForm>
    </>
  );
}

const weekdays = [0, 1, 2, 3, 4, 5, 6] as const;

/** When the shop takes cars, and how much of a day each member works on them. */
function OpeningsFields({ settings, members, holidays }: CalendarSettingsContent) {
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

/** How customers book: the address of the page, what it offers, and how soon. */
function BookingFields({ settings, bookingUrl, proposed }: CalendarSettingsContent) {
  const { t } = useWords();
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
      <FormTick name="isBookable" start={isBookable} className="sm:col-span-2">
        {t("calendarSettings:isBookable")}
      </FormTick>
      <TextField
        name="address"
        label={t("calendarSettings:address")}
        hint={t("calendarSettings:addressHint", { url: bookingUrl })}
        defaultValue={address ?? proposed}
        autoCapitalize="none"
        autoComplete="off"
        className="sm:col-span-2"
      />
      <FormTick name="confirms" start={settings.confirms} className="sm:col-span-2">
        {t("calendarSettings:confirms")}
      </FormTick>
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
