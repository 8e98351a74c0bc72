// Local times as `<input type="datetime-local">` writes them (`2026-03-08T14:30`), and their
// instants.

const day = 24 * 60 * 60 * 1000;

const formats = new Map<string, Intl.DateTimeFormat>();

function formatIn(zone: string): Intl.DateTimeFormat {
  let format = formats.get(zone);
  if (!format) {
    format = new Intl.DateTimeFormat("en", {
      timeZone: zone,
      hourCycle: "h23",
      year: "numeric",
      month: "numeric",
      day: "numeric",
      hour: "numeric",
      minute: "numeric",
      second: "numeric",
    });
    if (formats.size > 100) formats.clear();
    formats.set(zone, format);
  }
  return format;
}

/** The offset of a zone from UTC at an instant, in milliseconds. */
export function offset(instant: number, zone: string): number {
  const parts = formatIn(zone).formatToParts(instant);
  const part = (type: Intl.DateTimeFormatPartTypes) =>
    Number(parts.find((one) => one.type === type)?.value);
  const shown = Date.UTC(
    part("year"),
    part("month") - 1,
    part("day"),
    part("hour"),
    part("minute"),
    part("second"),
  );
  return shown - Math.floor(instant / 1000) * 1000;
}

/**
 * The instant of a local time in a zone, in milliseconds; of two such instants, when the clocks go
 * back, the first. Undefined for an invalid date, or for a local time that the clocks skip.
 */
export function instantOf(wall: string, zone: string): number | undefined {
  if (!/^\d{4}-\d\d-\d\dT\d\d:\d\d(:00)?$/.test(wall)) return undefined;
  const asUtc = Date.parse(`${wall.slice(0, 16)}:00Z`);
  if (Number.isNaN(asUtc) || new Date(asUtc).toISOString().slice(0, 16) !== wall.slice(0, 16))
    return undefined;
  const found = [offset(asUtc - day, zone), offset(asUtc + day, zone)]
    .map((ahead) => asUtc - ahead)
    .filter((instant) => instant + offset(instant, zone) === asUtc);
  return found.length > 0 ? Math.min(...found) : undefined;
}

/** The calendar day `days` after another, both as 2026-11-23. */
export const dayAfter = (from: string, days: number): string =>
  new Date(Date.parse(from) + days * day).toISOString().slice(0, 10);

/** The day (2026-11-23) `months` later, or the last of a shorter month. */
export function monthsAfter(from: string, months: number): string {
  const [year, month, date] = from.split("-").map(Number) as [number, number, number];
  const first = Date.UTC(year, month - 1 + months, 1);
  const last = new Date(Date.UTC(year, month + months, 0)).getUTCDate();
  return new Date(first + (Math.min(date, last) - 1) * day).toISOString().slice(0, 10);
}

/** A day of an address, as 2026-11-23; undefined when it is none. */
export function readDay(text: string | null): string | undefined {
  const instant = /^[12]\d{3}-\d\d-\d\d$/.test(text ?? "") ? Date.parse(text!) : Number.NaN;
  const isDay = !Number.isNaN(instant) && new Date(instant).toISOString().slice(0, 10) === text;
  return isDay ? text! : undefined;
}

/** The instant at which a day begins in a zone, in milliseconds. */
export function startOfDay(onDay: string, zone: string): number {
  const midnight = Date.parse(onDay);
  // Clocks may change between the two.
  return midnight - offset(midnight - offset(midnight, zone), zone);
}

/** The local time of a zone at an instant. */
export const wallTimeOf = (instant: number, zone: string): string =>
  new Date(instant + offset(instant, zone)).toISOString().slice(0, 16);

/** The last moment of the day on which an instant falls in a zone, in milliseconds. */
export function endOfDay(instant: number, zone: string): number {
  const local = instant + offset(instant, zone);
  const midnight = (Math.floor(local / day) + 1) * day;
  // Clocks may change between the two.
  const near = midnight - offset(instant, zone);
  return midnight - offset(near, zone) - 1;
}
