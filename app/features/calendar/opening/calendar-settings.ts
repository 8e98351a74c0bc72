import type { Language } from "#app/values/language.ts";
import { standardWeek, type Week } from "./openings.ts";

/** Work that a customer may choose when booking. `hours` in hundredths. */
export type Service = { names: Record<Language, string>; hours: number };

/** When a shop takes cars, how much it can do in a day, and how customers book. */
export type CalendarSettings = {
  week: Week;
  /** Ids of the country's holidays on which the shop is open. */
  openHolidays: readonly string[];
  /** The share of the opening hours that each member works on cars, in percent; absent: by role. */
  shares: Readonly<Record<string, number>>;
  /** Hours, in hundredths, that a promised job without an appointment takes of its day. */
  promisedHours: number;
  /** Last part of the address of the booking page; null while there is none. */
  address: string | null;
  isBookable: boolean;
  /** Whether bookings of the page are confirmed automatically. */
  confirms: boolean;
  noticeHours: number;
  daysAhead: number;
  /** How much of a day may be booked on the page, in percent: the rest is for the telephone. */
  pageShare: number;
  /** The first one is for customers who do not know what they need. */
  services: readonly Service[];
};

const standardServices: readonly Service[] = [
  { names: { en: "Find out what is wrong", es: "Averiguar qué falla" }, hours: 1_00 },
  { names: { en: "Oil and filter change", es: "Cambio de aceite y filtro" }, hours: 50 },
  { names: { en: "Brakes", es: "Frenos" }, hours: 2_00 },
  { names: { en: "Tires", es: "Neumáticos" }, hours: 1_00 },
  { names: { en: "Battery or starting", es: "Batería o arranque" }, hours: 1_00 },
  { names: { en: "Air conditioning", es: "Aire acondicionado" }, hours: 1_50 },
  { names: { en: "Scheduled maintenance", es: "Mantenimiento programado" }, hours: 1_50 },
];

/** Settings of a shop that has saved none. */
export const standardSettings: CalendarSettings = {
  week: standardWeek,
  openHolidays: [],
  shares: {},
  promisedHours: 0,
  address: null,
  isBookable: false,
  confirms: false,
  noticeHours: 4,
  daysAhead: 30,
  pageShare: 70,
  services: standardServices,
};

export const calendarLimits = {
  openings: 3,
  noticeHours: 336,
  daysAhead: 90,
  services: 20,
  serviceName: 60,
  serviceHours: 24_00,
  promisedHours: 24_00,
} as const;
