import type { AppointmentState } from "#app/features/calendar/appointment/appointment.ts";
import { calendarOf, escaped, utcOf } from "#app/http/icalendar.ts";

/** An appointment as an entry of a phone's calendar. */
export type FeedEntry = {
  id: string;
  startsAt: number;
  endsAt: number;
  state: AppointmentState;
  sequence: number;
  changedAt: number;
  summary: string;
  description: string;
  /** Where it is looked at. */
  url: string;
  location: string;
};

type Changed = Pick<FeedEntry, "id" | "state" | "sequence"> & {
  startsAt: Date;
  endsAt: Date;
  updatedAt: Date;
};

/** Fields of every entry that come from its appointment. */
export const entryOf = ({ id, state, sequence, startsAt, endsAt, updatedAt }: Changed) => ({
  id,
  state,
  sequence,
  startsAt: startsAt.getTime(),
  endsAt: endsAt.getTime(),
  changedAt: updatedAt.getTime(),
});

const statuses: Record<AppointmentState, string> = {
  requested: "TENTATIVE",
  booked: "CONFIRMED",
  confirmed: "CONFIRMED",
  here: "CONFIRMED",
  noShow: "CANCELLED",
  cancelled: "CANCELLED",
};

/**
 * Appointments as an iCalendar file (RFC 5545). UID is stable and SEQUENCE rises, so that calendars
 * move or cancel their entry instead of adding another. Times are in UTC, independent of daylight
 * saving.
 */
export const feedOf = (
  entries: readonly FeedEntry[],
  { name, host }: { name: string; host: string },
): string =>
  calendarOf([
    `X-WR-CALNAME:${escaped(name)}`,
    "REFRESH-INTERVAL;VALUE=DURATION:PT1H",
    ...entries.flatMap((one) => [
      "BEGIN:VEVENT",
      `UID:${one.id}@${host}`,
      `DTSTAMP:${utcOf(one.changedAt)}`,
      `LAST-MODIFIED:${utcOf(one.changedAt)}`,
      `SEQUENCE:${one.sequence}`,
      `DTSTART:${utcOf(one.startsAt)}`,
      `DTEND:${utcOf(one.endsAt)}`,
      `SUMMARY:${escaped(one.summary)}`,
      ...(one.description ? [`DESCRIPTION:${escaped(one.description)}`] : []),
      ...(one.location ? [`LOCATION:${escaped(one.location)}`] : []),
      `URL:${one.url}`,
      `STATUS:${statuses[one.state]}`,
      "END:VEVENT",
    ]),
  ]);
