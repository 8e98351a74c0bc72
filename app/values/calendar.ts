import type { Language } from "./language.ts";

export const day = 24 * 60 * 60 * 1000;

/**
 * The start of the next day in UTC, by which daily limits are counted. Both in milliseconds,
 * without leap seconds.
 */
export const nextDay = (now: number): number => (Math.floor(now / day) + 1) * day;

const locales: Record<Language, string> = { en: "en-US", es: "es-ES" };

// Used in every request and slow to create, so formats are cached. Any visitor can name a zone, so
// the cache is limited.
const zones = new Map<string, boolean>();

/** Whether the runtime knows this IANA time zone. */
export function isTimeZone(zone: string): boolean {
  let known = zones.get(zone);
  if (known === undefined) {
    known = zone !== "" && canFormatIn(zone);
    if (zones.size >= 500) zones.clear();
    zones.set(zone, known);
  }
  return known;
}

function canFormatIn(zone: string): boolean {
  try {
    new Intl.DateTimeFormat("en", { timeZone: zone });
    return true;
  } catch {
    return false;
  }
}

const formats = new Map<string, Intl.DateTimeFormat>();

function format(
  language: Language,
  zone: string,
  style: Intl.DateTimeFormatOptions,
): Intl.DateTimeFormat {
  const key = `${language} ${zone} ${JSON.stringify(style)}`;
  let found = formats.get(key);
  if (!found) {
    found = new Intl.DateTimeFormat(locales[language], { timeZone: zone, ...style });
    if (formats.size > 500) formats.clear();
    formats.set(key, found);
  }
  return found;
}

// A list has many rows of few moments, and writing one takes as long as ten of the elements that
// show it.
const written = new WeakMap<Intl.DateTimeFormat, Map<number, string>>();
const minute = 60_000;

/** The output of a format, cached because no format has a unit shorter than a minute. */
function write(format: Intl.DateTimeFormat, instant: number): string {
  let known = written.get(format);
  if (!known || known.size > 1_000) {
    known = new Map();
    written.set(format, known);
  }
  const at = Math.floor(instant / minute);
  let text = known.get(at);
  if (text === undefined) {
    text = format.format(instant);
    known.set(at, text);
  }
  return text;
}

/**
 * A day, as en-US or es-ES write it in short ("Nov 21, 2026", "21 nov 2026"), in the given zone.
 * `instant` is in milliseconds.
 */
export const formatDay = (instant: number, language: Language, zone: string) =>
  write(format(language, zone, { dateStyle: "medium" }), instant);

/** A month: "May 2026", "mayo de 2026". */
export const formatMonth = (instant: number, language: Language, zone: string) =>
  write(format(language, zone, { month: "long", year: "numeric" }), instant);

/** A day without its year, for an axis: "Nov 21", "21 nov". */
export const formatShortDay = (instant: number, language: Language, zone: string) =>
  write(format(language, zone, { month: "short", day: "numeric" }), instant);

/** A month for an axis: "May 26", "may 26". */
export const formatShortMonth = (instant: number, language: Language, zone: string) =>
  write(format(language, zone, { month: "short", year: "2-digit" }), instant);

/** A day and the time of it, in the given zone. */
export const formatMoment = (instant: number, language: Language, zone: string) =>
  write(format(language, zone, { dateStyle: "medium", timeStyle: "short" }), instant);

/**
 * A day with its time, in everyday words: "Tomorrow 9:17 AM", "Fri 9:17 AM" within the next days,
 * else "Nov 26, 9:17 AM"; the year only where it is not the current one.
 */
export function formatNearMoment(instant: number, language: Language, zone: string, now: number) {
  const days = Math.round((midnightOf(instant, zone) - midnightOf(now, zone)) / day);
  if (Math.abs(days) <= 1)
    return `${dayWord(days, language)} ${formatTime(instant, language, zone)}`;
  const time = { hour: "numeric", minute: "2-digit" } as const;
  if (days > 0 && days < 7)
    return write(format(language, zone, { weekday: "short", ...time }), instant);
  const year = yearIn(instant, zone) === yearIn(now, zone) ? undefined : ("numeric" as const);
  const date = { month: "short", day: "numeric", ...(year && { year }) } as const;
  return write(format(language, zone, { ...date, ...time }), instant);
}

/** The calendar day of an instant in a zone, as its midnight in UTC. */
function midnightOf(instant: number, zone: string): number {
  const style = { year: "numeric", month: "2-digit", day: "2-digit" } as const;
  const [month, date, year] = write(format("en", zone, style), instant).split("/");
  return Date.parse(`${year}-${month}-${date}`);
}

const dayWords = new Map<Language, Intl.RelativeTimeFormat>();

/** "Today", "Tomorrow", "Yesterday". */
function dayWord(days: number, language: Language): string {
  let format = dayWords.get(language);
  if (!format) {
    format = new Intl.RelativeTimeFormat(locales[language], { numeric: "auto" });
    dayWords.set(language, format);
  }
  const word = format.format(days, "day");
  return word.charAt(0).toUpperCase() + word.slice(1);
}

/** The time of day of an instant, in the given zone: "6:00 PM", "18:00". */
export const formatTime = (instant: number, language: Language, zone: string) =>
  write(format(language, zone, { timeStyle: "short" }), instant);

/** The calendar year of an instant in a zone. */
export const yearIn = (instant: number, zone: string) =>
  Number(write(format("en", zone, { year: "numeric" }), instant));

/** Whether two instants fall on one calendar day in a zone. */
export function isSameDay(one: number, other: number, zone: string): boolean {
  const days = format("en", zone, { dateStyle: "short" });
  return write(days, one) === write(days, other);
}

/** The name of a zone at an instant: "CST", "GMT-5". */
export const zoneName = (instant: number, language: Language, zone: string): string =>
  format(language, zone, { timeZoneName: "short" })
    .formatToParts(instant)
    .find(({ type }) => type === "timeZoneName")?.value ?? zone;
