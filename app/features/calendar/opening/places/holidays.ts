import type { Country } from "#app/values/country.ts";
import type { Language } from "#app/values/language.ts";

/** Fixed, or the nth of a weekday (Monday is 0, -1 the last one); from a year on, every so many. */
export type HolidayRule = { names: Record<Language, string>; month: number } & (
  | { day: number; since?: number; every?: number }
  | { weekday: number; nth: number }
);

const monday = 0;
const thursday = 3;

// United States: 5 U.S.C. 6103, as of 2026. A holiday on a Sunday is kept on the Monday after.
const unitedStates: Record<string, HolidayRule> = {
  newYear: { names: { en: "New Year's Day", es: "Año Nuevo" }, month: 1, day: 1 },
  king: {
    names: { en: "Martin Luther King Jr. Day", es: "Día de Martin Luther King Jr." },
    month: 1,
    weekday: monday,
    nth: 3,
  },
  presidents: {
    names: { en: "Presidents' Day", es: "Día de los Presidentes" },
    month: 2,
    weekday: monday,
    nth: 3,
  },
  memorial: {
    names: { en: "Memorial Day", es: "Día de los Caídos" },
    month: 5,
    weekday: monday,
    nth: -1,
  },
  juneteenth: { names: { en: "Juneteenth", es: "Juneteenth" }, month: 6, day: 19 },
  independence: {
    names: { en: "Independence Day", es: "Día de la Independencia" },
    month: 7,
    day: 4,
  },
  labor: { names: { en: "Labor Day", es: "Día del Trabajo" }, month: 9, weekday: monday, nth: 1 },
  columbus: {
    names: { en: "Columbus Day", es: "Día de Colón" },
    month: 10,
    weekday: monday,
    nth: 2,
  },
  veterans: {
    names: { en: "Veterans Day", es: "Día de los Veteranos" },
    month: 11,
    day: 11,
  },
  thanksgiving: {
    names: { en: "Thanksgiving", es: "Día de Acción de Gracias" },
    month: 11,
    weekday: thursday,
    nth: 4,
  },
  christmas: { names: { en: "Christmas Day", es: "Navidad" }, month: 12, day: 25 },
};

// Mexico: Ley Federal del Trabajo, article 74, as of 2026.
const mexico: Record<string, HolidayRule> = {
  newYear: { names: { en: "New Year's Day", es: "Año Nuevo" }, month: 1, day: 1 },
  constitution: {
    names: { en: "Constitution Day", es: "Día de la Constitución" },
    month: 2,
    weekday: monday,
    nth: 1,
  },
  juarez: {
    names: { en: "Benito Juárez's Birthday", es: "Natalicio de Benito Juárez" },
    month: 3,
    weekday: monday,
    nth: 3,
  },
  labor: { names: { en: "Labor Day", es: "Día del Trabajo" }, month: 5, day: 1 },
  independence: {
    names: { en: "Independence Day", es: "Día de la Independencia" },
    month: 9,
    day: 16,
  },
  inauguration: {
    names: { en: "Change of President", es: "Transmisión del Poder Ejecutivo Federal" },
    month: 10,
    day: 1,
    since: 2024,
    every: 6,
  },
  revolution: {
    names: { en: "Revolution Day", es: "Día de la Revolución" },
    month: 11,
    weekday: monday,
    nth: 3,
  },
  christmas: { names: { en: "Christmas Day", es: "Navidad" }, month: 12, day: 25 },
};

/** The holidays of each country that we know, by their ids. */
export const holidays: Partial<Record<Country, Record<string, HolidayRule>>> = {
  US: unitedStates,
  PR: unitedStates,
  MX: mexico,
};

/** Where a holiday on a Sunday is kept on the day after it. */
export const movesFromSunday: ReadonlySet<Country> = new Set(["US", "PR"]);
