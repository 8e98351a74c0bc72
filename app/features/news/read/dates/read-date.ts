import { day } from "#app/values/calendar.ts";
import type { Language } from "#app/values/language.ts";
import { timeIn } from "./clock.ts";
import { bySlashes, byWeek, byYearFirst } from "./numeric-day.ts";
import { type DayMatch, timeAround, wholeYear } from "./written-day.ts";
import { dayShown, instantAt } from "./zones.ts";

const nth = "(?:st|nd|rd|th|ro|do|to|er|o)?\\.?o?";

const dayFirst = new RegExp(
  `(?:^|[^\\d:])(\\d{1,2})${nth}[\\s.,/_-]*(?:de |of )?([a-z]{3,10})\\.?[\\s.,/_'-]*(?:de |del )?(\\d{4}|\\d{2})(?![\\d:])(.*)$`,
);

const monthFirst = new RegExp(
  `([a-z]{3,10})\\.?[ /-](\\d{1,2})${nth}[ ,/-]+(?:de |del )?(\\d{4}|\\d{2}(?=$| at | \\d))(?![\\d:])(.*)`,
  "g",
);

const asctime =
  /([a-z]{3,10})\.? {1,2}(\d{1,2}),? (\d{1,2}:\d{2}(?::\d{2})?(?: ?[ap]\.?m\.?)?)\s?([a-z]{2,5})? (\d{4})(?!\d)(.*)/g;

/**
 * "Thu, 12 Mar 2026 14:05:00 GMT", "1º de marzo de 2026", "March 12th, 2026 at 2:05 pm", "Thu Mar
 * 12 14:05:00 PDT 2026".
 */
function byName(text: string): DayMatch | undefined {
  const first = dayFirst.exec(text);
  const month = first && monthOf(first[2]!);
  if (month)
    return {
      year: wholeYear(first[3]!),
      month,
      date: Number(first[1]),
      rest: timeAround(text, first[4]!, first.index),
    };
  for (const [, name, date, year, rest] of text.matchAll(monthFirst)) {
    const named = monthOf(name!);
    if (named)
      return {
        year: wholeYear(year!),
        month: named,
        date: Number(date),
        rest: timeAround(text, rest!, text.indexOf(name!)),
      };
  }
  for (const [, name, date, time, zone = "", year, rest] of text.matchAll(asctime)) {
    const named = monthOf(name!);
    if (named)
      return {
        year: Number(year),
        month: named,
        date: Number(date),
        rest: `${time} ${zone}${rest}`,
      };
  }
  return undefined;
}

// In English, Spanish and Portuguese; without accents.
const months = [
  "january enero janeiro",
  "february febrero fevereiro",
  "march marzo marco",
  "april abril",
  "may mayo maio",
  "june junio junho",
  "july julio julho",
  "august agosto",
  "september septiembre setiembre setembro",
  "october octubre outubro",
  "november noviembre novembro",
  "december diciembre dezembro",
].map((month) => month.split(" "));

/** The month of a name or of an abbreviation of three letters or more, 1 to 12. */
function monthOf(word: string): number | undefined {
  if (word.length < 3) return undefined;
  return months.findIndex((month) => month.some((name) => name.startsWith(word))) + 1 || undefined;
}

const [minute, hour] = [60_000, 60 * 60_000];
const units: readonly (readonly [RegExp, number])[] = [
  [/^(s|secs?|seconds?|segs?|segundos?)$/, 1_000],
  [/^(m|mins?|minutes?|minutos?)$/, minute],
  [/^(h|hs|hrs?|hours?|horas?)$/, hour],
  [/^(d|days?|dias?)$/, day],
  [/^(w|wks?|weeks?|sem|semanas?)$/, 7 * day],
  [/^(mo|mos|months?|mes|meses)$/, 30 * day],
  [/^(y|yrs?|years?|anos?)$/, 365 * day],
];

const days: readonly (readonly [RegExp, number])[] = [
  [/\b(anteayer|antes de ayer|antier|day before yesterday)\b/, 2],
  [/\b(yesterday|ayer|ontem)\b/, 1],
  [/\b(today|hoy|hoje)\b/, 0],
];

/**
 * "hace 2 horas", "3 days ago", "ayer, 18:30", "Hoy, 08:15", "just now". A time of day is in
 * `zone`.
 */
function relative(text: string, now: number, zone: string): number | undefined {
  if (
    /\b(just now|right now|ahora( mismo)?|agora|recien|hace (un momento|instantes|segundos|poco)|moments? ago)\b/.test(
      text,
    )
  )
    return now;
  const back = days.find(([words]) => words.test(text))?.[1];
  if (back !== undefined) {
    const time = timeIn(text);
    return time
      ? instantAt(dayShown(now, zone) - back * day + time.at, time.behind, zone)
      : now - back * day;
  }
  if (/\bhace media hora\b|\bhalf an hour ago\b/.test(text)) return now - hour / 2;
  const match =
    /\b(?:hace|ha) (?:mas de |casi |unos |unas |aprox\.? )?(\d{1,3}|un|una|uma) ?([a-z]+)/.exec(
      text,
    ) ?? /\b(\d{1,3}|an?|one) ?([a-z]+)(?:,? (?:and )?\d{1,3} ?[a-z]+)? ago\b/.exec(text);
  const unit = match && units.find(([name]) => name.test(match[2]!))?.[1];
  return match && unit ? now - (Number(match[1]) || 1) * unit : undefined;
}

/** Older dates are default values of a program. */
const earliest = Date.UTC(1995, 0, 1);

/**
 * When an article was published, from a text in English, Spanish or Portuguese, in milliseconds;
 * undefined when there is no plausible date (1601, 9999, next week). A time without a zone is in
 * `zone`; 3/12 is March in English and December in Spanish. `now` in milliseconds.
 */
export function readDate(
  written: string | undefined,
  now: number,
  language: Language = "en",
  zone = "UTC",
): number | undefined {
  const text = fold(written ?? "");
  if (!text || text.length > 120) return undefined;
  const read = [
    () => numbered(text),
    () => relative(text, now, zone),
    () => absolute(text, language, zone),
  ];
  for (const one of read) {
    const at = one();
    if (at !== undefined && at >= earliest && at <= now + day) return Math.min(at, now);
  }
  return undefined;
}

const fold = (text: string) =>
  text
    .slice(0, 200)
    .replace(/\p{Cf}/gu, "")
    .replace(/[ºª°]/g, "o")
    .normalize("NFKD")
    .replace(/\p{M}+/gu, "")
    .toLowerCase()
    .replace(/\s+/g, " ")
    .trim();

/** Seconds or milliseconds since 1970, also with a fraction. */
function numbered(text: string): number | undefined {
  const [, digits] = /^@?(\d{9,13})(?:\.\d{1,9})?$/.exec(text) ?? [];
  if (!digits) return undefined;
  return digits.length > 10 ? Number(digits) : Number(digits) * 1_000;
}

function absolute(text: string, language: Language, zone: string): number | undefined {
  const found = byYearFirst(text) ?? byWeek(text) ?? byName(text) ?? bySlashes(text, language);
  if (!found) return undefined;
  const { year, month, date, rest, joined } = found;
  const midnight = Date.UTC(year, month - 1, date);
  const made = new Date(midnight);
  if (
    Number.isNaN(midnight) ||
    made.getUTCMonth() !== month - 1 ||
    made.getUTCDate() !== date ||
    year < 100
  )
    return undefined;
  const time = timeIn(rest, joined);
  return time ? instantAt(midnight + time.at, time.behind, zone) : instantAt(midnight, "", zone);
}
