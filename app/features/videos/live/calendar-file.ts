import { calendarOf, escaped, utcOf } from "#app/http/icalendar.ts";
import type { LiveSession } from "./session.ts";

type Facts = {
  /** The session's page on our site. The meeting link is never in a file, which can be shared. */
  url: string;
  host: string;
  /** When it was last changed, in milliseconds. */
  changedAt: number;
};

/**
 * A session as an iCalendar file (RFC 5545). UID is stable and SEQUENCE rises, so that calendars
 * update or cancel their entry instead of adding another. Times are in UTC, independent of daylight
 * saving.
 */
export const calendarFile = (session: LiveSession, { url, host, changedAt }: Facts): string =>
  calendarOf([
    "BEGIN:VEVENT",
    `UID:${session.id}@${host}`,
    `DTSTAMP:${utcOf(changedAt)}`,
    `LAST-MODIFIED:${utcOf(changedAt)}`,
    `SEQUENCE:${session.sequence}`,
    `DTSTART:${utcOf(session.startsAt)}`,
    `DTEND:${utcOf(session.endsAt)}`,
    `SUMMARY:${escaped(session.title)}`,
    ...(session.description ? [`DESCRIPTION:${escaped(session.description)}`] : []),
    `URL:${url}`,
    `STATUS:${session.cancelled ? "CANCELLED" : "CONFIRMED"}`,
    "END:VEVENT",
  ]);
