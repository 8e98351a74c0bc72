import { day } from "#app/values/calendar.ts";
import type { Language } from "#app/values/language.ts";
import { type DayMatch, timeAround, wholeYear } from "./written-day.ts";

/**
 * ISO 8601 and similar: 2026-03-12, 2026/03/12 14:05, 2026-03-12T14:05:00.123-06:00,
 * 20260312T1405Z, 20260312140500.
 */
export function byYearFirst(text: string): DayMatch | undefined {
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
export function byWeek(text: string): DayMatch | undefined {
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

function calendarDay(at: number, rest: string): DayMatch {
  const made = new Date(at);
  return {
    year: made.getUTCFullYear(),
    month: made.getUTCMonth() + 1,
    date: made.getUTCDate(),
    rest,
    joined: true,
  };
}

/** 12/03/2026, 12.03.26: in the order of the language, unless only the other order is a date. */
export function bySlashes(text: string, language: Language): DayMatch | undefined {
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
