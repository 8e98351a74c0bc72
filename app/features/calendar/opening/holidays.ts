import type { Country } from "#app/values/country.ts";
import type { Language } from "#app/values/language.ts";
import { weekdayOf } from "./openings.ts";
import { type HolidayRule, holidays, movesFromSunday } from "./places/holidays.ts";

/** The holidays of a country that we know, by their ids. */
export const holidaysOf = (country: Country): { id: string; names: Record<Language, string> }[] =>
  Object.entries(holidays[country] ?? {}).map(([id, { names }]) => ({ id, names }));

const dayOf = (year: number, month: number, day: number): string =>
  new Date(Date.UTC(year, month - 1, day)).toISOString().slice(0, 10);

/** The days of a rule in a year, 2026-11-26: two where one moves from Sunday. */
function daysOf(rule: HolidayRule, year: number, moves: boolean): string[] {
  if ("nth" in rule) {
    const { month, weekday, nth } = rule;
    const first = weekdayOf(dayOf(year, month, 1));
    const earliest = 1 + ((weekday - first + 7) % 7);
    const length = new Date(Date.UTC(year, month, 0)).getUTCDate();
    const last = earliest + 7 * Math.floor((length - earliest) / 7);
    return [dayOf(year, month, nth > 0 ? earliest + 7 * (nth - 1) : last)];
  }
  const { month, day, since, every } = rule;
  if (since !== undefined && (year < since || (year - since) % (every ?? 1) !== 0)) return [];
  const found = dayOf(year, month, day);
  return moves && weekdayOf(found) === 6 ? [found, dayOf(year, month, day + 1)] : [found];
}

/** The holiday of a country on a day, if it is one: its id. */
export function holidayOn(country: Country, day: string): string | undefined {
  const year = Number(day.slice(0, 4));
  const moves = movesFromSunday.has(country);
  return Object.entries(holidays[country] ?? {}).find(([, rule]) =>
    daysOf(rule, year, moves).includes(day),
  )?.[0];
}

/** The name of a country's holiday. */
export const holidayName = (country: Country, id: string, language: Language): string =>
  holidays[country]?.[id]?.names[language] ?? id;
