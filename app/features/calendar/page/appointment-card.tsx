import { href, useLocation } from "react-router";
import {
  complaintIn,
  isAwaited,
  stateTones,
} from "#app/features/calendar/appointment/appointment.ts";
import { hoursText } from "#app/features/calendar/appointment/hours-text.ts";
import { Badge } from "#app/ui/badge.tsx";
import { RowLink } from "#app/ui/page/page-link.tsx";
import { Plate } from "#app/ui/plate.tsx";
import { useWords } from "#app/ui/words.ts";
import { formatTime } from "#app/values/calendar.ts";
import { vehicleName } from "#app/values/vehicle-name.ts";
import { viewHref } from "./calendar-view.ts";
import { type CardProps, MoveMenu } from "./move-menu.tsx";

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
