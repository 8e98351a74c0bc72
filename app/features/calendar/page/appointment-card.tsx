import { useId } from "react";
import { href, useFetcher, useLocation } from "react-router";
import {
  complaintIn,
  isAwaited,
  stateTones,
} from "#app/features/calendar/appointment/appointment.ts";
import { hoursText } from "#app/features/calendar/appointment/hours-text.ts";
import { formatLongDay } from "#app/features/calendar/letters/when.ts";
import { Badge } from "#app/ui/badge.tsx";
import type { FormAnswer } from "#app/ui/form/form.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { Back, SignInAgain } from "#app/ui/page/here.tsx";
import { RowLink } from "#app/ui/page/page-link.tsx";
import { Plate } from "#app/ui/plate.tsx";
import { useWords } from "#app/ui/words.ts";
import { formatTime } from "#app/values/calendar.ts";
import { vehicleName } from "#app/values/vehicle-name.ts";
import { daysAround, viewHref } from "./calendar-view.ts";
import type { CalendarContent } from "./find-calendar.server.ts";

/** An appointment on its day. The card opens it; its button moves it, by a drag or by a menu. */
export function AppointmentCard({ appointment, page }: CardProps) {
  const { t, language } = useWords();
  const { search } = useLocation();
  const { id, startsAt, hours, waits, state, plate } = appointment;
  const { zone, members, view } = page;
  const technician = members.find((one) => one.id === appointment.technicianId)?.name;
  const { text, lang } = complaintIn(language, appointment);
  const to = href("/repair-cms/calendar/:appointmentId", { appointmentId: id });
  return (
    <li data-card={id} className="card">
      <div className="flex items-center gap-1">
        <RowLink
          to={to + (search || viewHref(view).replace(/^[^?]*/, ""))}
          draggable={false}
          className="label figures mr-auto whitespace-nowrap"
        >
          {formatTime(startsAt.getTime(), language, zone)}
        </RowLink>
        {page.mayPlan && isAwaited(state) && <MoveMenu appointment={appointment} page={page} />}
      </div>
      <p className="flex flex-wrap items-center gap-x-2 text-base text-ink-soft">
        {plate && <Plate>{plate}</Plate>}
        {vehicleName(appointment, language)}
      </p>
      <p lang={lang} className="line-clamp-2 leading-tight font-semibold">
        {text || appointment.service}
      </p>
      <p className="mt-1 text-base">{`${appointment.firstName} ${appointment.lastName}`}</p>
      <p className="mt-1 flex flex-wrap items-center gap-x-3 gap-y-1 text-base">
        <Badge tone={stateTones[state]}>{t(`calendar:states.${state}`)}</Badge>
        <span className="whitespace-nowrap">
          {t("calendar:hours", { hours: hoursText(hours, language) })}
        </span>
        {waits && <span>{t("calendar:waits")}</span>}
        {technician && view.technician === undefined && <span>{technician}</span>}
      </p>
    </li>
  );
}

type CardProps = {
  appointment: CalendarContent["appointments"][number];
  page: CalendarContent;
};

/** The button that moves a card, by a drag or by the menu of days that it opens. */
function MoveMenu({ appointment: { id, day, version }, page }: CardProps) {
  const { t, language } = useWords();
  const menu = useId();
  const fetcher = useFetcher<FormAnswer>({ key: `appointment:${id}` });
  const label = t("calendar:move");
  const answer = fetcher.state === "idle" ? fetcher.data : undefined;
  const days = [...new Set([...page.days.map((one) => one.day), ...daysAround(day, page.today)])]
    .filter((one) => one !== day && one >= page.today)
    .sort();
  return (
    <>
      <button type="button" popoverTarget={menu} aria-label={label} title={label} data-handle="">
        <svg aria-hidden viewBox="0 0 24 24" className="size-6 fill-current">
          <path d="M8 4h3v3H8zm5 0h3v3h-3zM8 10.5h3v3H8zm5 0h3v3h-3zM8 17h3v3H8zm5 0h3v3h-3z" />
        </svg>
      </button>
      <div id={menu} popover="auto" className="menu-below card-menu">
        <fetcher.Form
          method="post"
          action={href("/repair-cms/calendar/:appointmentId/move", { appointmentId: id })}
        >
          <input type="hidden" name="version" value={version} />
          <input type="hidden" name="tells" value="yes" />
          <noscript>
            <Back />
          </noscript>
          {days.map((one) => (
            <button key={one} type="submit" name="day" value={one} className="button button-quiet">
              {t("calendar:moveTo", { day: formatLongDay(one, language) })}
            </button>
          ))}
        </fetcher.Form>
      </div>
      <span role="status" className="sr-only">
        {fetcher.formData && t("calendar:moving")}
      </span>
      {answer?.ok === false && answer.error && (
        <Notice kind="error" className="absolute inset-x-1 top-full z-20">
          {t(answer.error)} {answer.signIn && <SignInAgain />}
        </Notice>
      )}
    </>
  );
}
