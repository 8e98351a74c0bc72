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
export function calendarFile(session: LiveSession, { url, host, changedAt }: Facts): string {
  const lines = [
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    "PRODID:-//Llave//Llave 1.0.0//EN",
    "CALSCALE:GREGORIAN",
    "METHOD:PUBLISH",
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
    "END:VCALENDAR",
  ];
  return `${lines.flatMap(folded).join("\r\n")}\r\n`;
}

/** `20260308T193000Z` */
const utcOf = (instant: number): string =>
  new Date(instant).toISOString().replace(/[-:]|\.\d{3}/g, "");

/** Section 3.3.11: commas, semicolons and backslashes are escaped, a line break is `\n`. */
const escaped = (text: string): string =>
  text.replace(/[\\;,]/g, "\\$&").replace(/\r\n?|\n/g, "\\n");

const encoder = new TextEncoder();

/**
 * Section 3.1: lines of at most 75 bytes, continued after a space, without splitting a character.
 */
function folded(line: string): string[] {
  const lines: string[] = [];
  let current = "";
  let used = 0;
  for (const letter of line) {
    const bytes = encoder.encode(letter).length;
    if (used + bytes > 75) {
      lines.push(current);
      [current, used] = [" ", 1];
    }
    current += letter;
    used += bytes;
  }
  return [...lines, current];
}
