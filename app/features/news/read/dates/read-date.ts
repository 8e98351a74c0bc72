import { day } from "#app/values/calendar.ts";
import type { Language } from "#app/values/language.ts";
import { timeIn } from "./clock.ts";
import { monthOf } from "./months.ts";
import { relative } from "./relative.ts";
import { instantAt } from "./zones.ts";

/** The web is younger than this; what is older is a default value of somebody's program. */
const earliest = Date.UTC(1995, 0, 1);

/**
 * When something was published, as English, Spanish and Portuguese pages and feeds write it, in
 * milliseconds; undefined when it does not say, or says what cannot be (1601, 9999, next week). A
 * time without a zone is one of the clocks in `zone`; 3/12 is March in English and December in
 * Spanish. `now` in milliseconds.
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

/** Seconds or milliseconds since 1970, with a fraction perhaps. */
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

/**
 * A day of the calendar, and the text in which its time stands. `joined`: the time may stand
 * without colons.
 */
type Found = { year: number; month: number; date: number; rest: string; joined?: boolean };

/**
 * ISO 8601 and its relatives: 2026-03-12, 2026/03/12 14:05, 2026-03-12T14:05:00.123-06:00,
 * 20260312T1405Z, 20260312140500.
 */
function byYearFirst(text: string): Found | undefined {
  const parted = /(?:^|[^\d.])(\d{4})([-/.])(\d{1,2})\2(\d{1,2})(?!\d)(.*)$/.exec(text);
  if (parted)
    return {
      year: Number(parted[1]),
      month: Number(parted[3]),
      date: Number(parted[4]),
      rest: parted[5]!,
      joined: true,
    };
  const solid = /^(\d{4})(\d{2})(\d{2})((?:[t ]?\d{4,6}(?:[.,]\d+)?(?:z|[+-]\d.*)?)?|t.*)$/.exec(
    text,
  );
  if (!solid) return undefined;
  return {
    year: Number(solid[1]),
    month: Number(solid[2]),
    date: Number(solid[3]),
    rest: solid[4]!.replace(/^[t ]?/, "t"),
    joined: true,
  };
}

/** ISO 8601 by week and by day of the year: 2026-W11-4, 2026-071. */
function byWeek(text: string): Found | undefined {
  const week = /^(\d{4})-?w(\d{2})(?:-?([1-7]))?(?!\d)(.*)$/.exec(text);
  const ordinal = /^(\d{4})-(\d{3})(?!\d)(.*)$/.exec(text);
  if (week && Number(week[2]) >= 1 && Number(week[2]) <= 53) {
    const fourth = new Date(Date.UTC(Number(week[1]), 0, 4)); // always in week 1
    const monday = fourth.getTime() - ((fourth.getUTCDay() + 6) % 7) * day;
    return calendarDay(
      monday + (7 * (Number(week[2]) - 1) + Number(week[3] ?? 1) - 1) * day,
      week[4]!,
    );
  }
  if (!ordinal || Number(ordinal[2]) < 1 || Number(ordinal[2]) > 366) return undefined;
  return calendarDay(Date.UTC(Number(ordinal[1]), 0, Number(ordinal[2])), ordinal[3]!);
}

function calendarDay(at: number, rest: string): Found {
  const made = new Date(at);
  return {
    year: made.getUTCFullYear(),
    month: made.getUTCMonth() + 1,
    date: made.getUTCDate(),
    rest,
    joined: true,
  };
}

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
function byName(text: string): Found | undefined {
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

/** Some write the time before the day: "14:05, 12 de marzo de 2026". */
const timeAround = (text: string, behind: string, from: number): string =>
  timeIn(behind) || !/\d[:h]\d\d/.test(text.slice(0, from + 1)) ? behind : text.slice(0, from + 1);

/** 12/03/2026, 12.03.26: as the language has it, unless only the other way makes a date. */
function bySlashes(text: string, language: Language): Found | undefined {
  const match = /(?:^|[^\d:.])(\d{1,2})([/.-])(\d{1,2})\2(\d{4}|\d{2})(?![\d:/.-])(.*)$/.exec(text);
  if (!match) return undefined;
  const [one, two] = [Number(match[1]), Number(match[3])];
  const americans = two > 12 || (monthFirstBySlashes[language] && match[2] !== "." && one <= 12);
  const [date, month] = americans ? [two, one] : [one, two];
  return {
    year: wholeYear(match[4]!),
    month,
    date,
    rest: timeAround(text, match[5]!, match.index),
  };
}

/** Whether 3/12 is March 12. */
const monthFirstBySlashes: Record<Language, boolean> = { en: true, es: false };

const wholeYear = (year: string) =>
  Number(year) + (year.length === 4 ? 0 : Number(year) < 70 ? 2000 : 1900);
